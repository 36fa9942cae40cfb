'use client'

import { useEffect } from 'react'

/** Tells the console which address was asked for (SPEC §2): a warning, since nothing of the page has failed. */
export function UnknownPathLogger() {
  useEffect(() => console.warn(`404: no page at ${location.pathname}`), [])
  return null
}
