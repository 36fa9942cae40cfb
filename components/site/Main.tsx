import type { ReactNode } from 'react'

interface MainProps {
  /** Whether a bar stands at the foot of a phone’s viewport. It arrives last, and the hero, which arrives first, leaves room for it. */
  bar?: boolean
  children: ReactNode
}

/** The main part of a page. */
export const Main = ({ bar, children }: MainProps) => (
  <main id="content" tabIndex={-1} data-bar={bar || undefined}>
    {children}
  </main>
)
