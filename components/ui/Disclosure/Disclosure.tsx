import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Disclosure.module.scss'

/** Content below a summary with a plus sign, closed at first. Of those that share a `name`, at most one is open. */
export function Disclosure({
  summary,
  children,
  ...rest
}: ComponentPropsWithRef<'details'> & { summary: ReactNode }) {
  return (
    <details {...rest}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
