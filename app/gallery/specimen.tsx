import type { ReactNode } from 'react'
import styles from './specimen.module.scss'

interface ComponentProps {
  /** Its file without the ending: `components/ui/Tally/Tally` */
  path: string
  children: ReactNode
}

/** A component, in as many states as are worth seeing. */
export function Component({ path, children }: ComponentProps) {
  return (
    <section className={styles.component} aria-label={path}>
      <h2 className={styles.path}>{path}</h2>
      {children}
    </section>
  )
}

interface StateProps {
  /** What is different here: `three pictures` */
  name: string
  /** A section brings margins of its own; a column is as wide as the plan of a stay. */
  width?: 'text' | 'whole' | 'column'
  children: ReactNode
}

export function State({ name, width = 'text', children }: StateProps) {
  return (
    <figure className={styles.state} data-width={width}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={styles.subject}>{children}</div>
    </figure>
  )
}
