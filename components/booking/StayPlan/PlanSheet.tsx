import type { ReactNode } from 'react'
import { Photo } from '@/components/ui/Photo/Photo'
import type { Picture } from '@/lib/types/picture'
import styles from './PlanSheet.module.scss'

interface PlanSheetProps {
  /** Above the words, from tablet width. */
  picture?: Picture
  /** Without a picture: on an empty chart in its place, at every width. */
  empty?: string
  children: ReactNode
}

/** The sheet on which a stay is drawn up: neatline, picture, words. */
export function PlanSheet({ picture, empty, children }: PlanSheetProps) {
  return (
    <section className={styles.sheet} aria-labelledby="plan-heading">
      {picture && (
        <div key={picture.name} className={styles.picture}>
          <Photo picture={picture} sizes="(min-width: 1024px) 37vw, 93vw" />
        </div>
      )}
      {!picture && empty !== undefined && <p className={styles.empty}>{empty}</p>}
      <div className={styles.words}>{children}</div>
    </section>
  )
}
