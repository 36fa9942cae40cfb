import type { ReactNode } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'

/**
 * The main part of a page. What stands behind it, such as the phone bar, is not its content.
 *
 * @param start what it begins with. Chromium stops reading where a script has run, so that the header and this are painted
 *   first; `null` if the early script has its place among the children
 */
export const Main = ({ start, children }: { start?: ReactNode; children?: ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {start}
    {start !== null && <InlineScript name="early" />}
    {children}
  </main>
)
