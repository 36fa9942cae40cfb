import { Icon } from '@/components/ui/Icon'
import parts from '@/components/ui/parts.module.scss'
import { Link } from '@/components/ui/Link/Link'
import type { LayoutWords } from '@/lib/schema/page'
import styles from './AdjoiningSheets.module.scss'

type AdjoiningSheetsProps = LayoutWords['adjoiningWords'] & {
  /** The left one and the right one. */
  sheets: readonly { name: string; path: string }[]
}

/** The foot of a page: two pages to go on to, named as a chart names the sheets beside it. */
export function AdjoiningSheets({ heading, sheets }: AdjoiningSheetsProps) {
  return (
    <nav className={styles.sheets} aria-label={heading} data-screen-only>
      <p className={parts.caption}>{heading}</p>
      <ul className={styles.list}>
        {sheets.map(({ name, path }, index) => (
          <li key={path} className={styles.sheet}>
            <Link href={path} className={styles.link}>
              <span className={`${parts.h4} ${styles.name}`}>{name}</span>
              <Icon name={index === 0 ? 'arrowLeft' : 'arrowRight'} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
