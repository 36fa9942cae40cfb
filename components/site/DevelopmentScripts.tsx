'use client'
import { useEffect } from 'react'
import type { ScriptName } from '@/components/ui/InlineScript'

let isStarted = false

/**
 * Runs the inline scripts of a page under `next dev`, after hydration: they change elements, which React would report before. In
 * the export they stand in the page, and the framework starts later.
 */
export function DevelopmentScripts({ scripts }: { scripts: Record<ScriptName, string> }) {
  useEffect(() => {
    // React runs effects twice in development.
    if (isStarted) return
    isStarted = true
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-inline]')) {
      const text = scripts[dataset.inline as ScriptName]
      document.body.append(Object.assign(document.createElement('script'), { text }))
    }
  }, [scripts])
  return null
}
