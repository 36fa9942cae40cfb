'use client'
import { useEffect } from 'react'

let isStarted = false

/**
 * Starts the page script under `next dev`, after hydration: it changes elements, which React would report before. In the export
 * it stands in the page, and the framework starts later.
 */
export function DevelopmentScript({ code }: { code: string }) {
  useEffect(() => {
    // React runs effects twice in development.
    if (!isStarted) document.body.append(Object.assign(document.createElement('script'), { text: code }))
    isStarted = true
  }, [code])
  return null
}
