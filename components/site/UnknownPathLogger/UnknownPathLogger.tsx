'use client'

import { useEffect } from 'react'

/** Tells the console which address was asked for (SPEC §2). */
export function UnknownPathLogger() {
  useEffect(() => console.error(`404: no page at ${location.pathname}`), [])
  return null
}
