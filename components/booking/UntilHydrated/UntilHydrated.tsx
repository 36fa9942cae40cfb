import type { ReactNode } from 'react'
import styles from './UntilHydrated.module.scss'

interface UntilHydratedProps {
  /** Stands in the place of the children until hydration, if the form has been used. */
  waiting: string
  className?: string
  children: ReactNode
}

/**
 * What the page says of an empty form, which is false where a link or the guest has filled it in before hydration. React would
 * render the whole page again if a script changed the text.
 */
export const UntilHydrated = ({ waiting, className, children }: UntilHydratedProps) => (
  <div className={styles.place}>
    {children}
    <p className={className}>{waiting}</p>
  </div>
)
