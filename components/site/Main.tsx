import type { ReactNode } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'

/**
 * The main part of a page; a phone bar is no part of it. Chromium stops reading where a script has run, and so paints `start`
 * first. It is `null` where the early script has its place among the children.
 */
export const Main = ({ start, children }: { start?: ReactNode; children: ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {start}
    {start !== null && <InlineScript name="early" />}
    {children}
  </main>
)
