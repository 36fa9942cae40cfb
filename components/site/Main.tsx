import type { ReactNode } from 'react'

/** The main part of a page. What stands behind it, such as the phone bar, is not its content. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
)
