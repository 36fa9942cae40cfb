import { Figure } from '@/components/ui/Figure/Figure'
import { viewerTitle } from '@/lib/viewer-title'
import type { Picture } from '@/lib/schema/picture'
import styles from './PhotoGrid.module.scss'

/** What each place of the plate takes of a desktop window's width, crop included. */
const desktopSizes = [
  '66vw',
  '31vw',
  '31vw',
  '36vw',
  '46vw',
  '36vw',
  '31vw',
  '31vw',
  '56vw',
  '31vw',
  '31vw',
  '81vw',
]
/** These places span the window on small screens; the others stand in pairs, as squares on phones. */
const wide = [1, 6, 9, 12]

interface PhotoGridProps {
  heading: string
  /** Says that the pictures open, and that they are visualisations where they are. */
  note: string
  pictures: readonly Picture[]
  /** Name of what they show. */
  of: string
}

/** The plate of twelve: numbered pictures in a fixed pattern, each leading to its large version. */
export function PhotoGrid({ heading, note, pictures, of }: PhotoGridProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      <ol className={styles.plate} data-viewer={viewerTitle(of, heading, pictures)}>
        {pictures.map((picture, index) => (
          <li key={picture.name}>
            <Figure linked picture={picture} number={index + 1} sizes={sizesOf(index)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const sizesOf = (index: number) => {
  const desktop = `(min-width: 1024px) ${desktopSizes[index] ?? '100vw'}`
  return wide.includes(index + 1) ? `${desktop}, 100vw` : `${desktop}, (min-width: 640px) 46vw, 66vw`
}
