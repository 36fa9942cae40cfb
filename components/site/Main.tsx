import type { ReactNode } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'

/**
 * The main part of a page, with the early script in it.
 *
 * @param start the beginning of a long page, which Chromium paints first, because it stops reading where a script has run;
 *   `null` where the script has its place among the children
 */
export const Main = ({ start, children }: { start?: ReactNode; children: ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {start}
    {start !== null && <InlineScript name="early" />}
    {children}
  </main>
)
