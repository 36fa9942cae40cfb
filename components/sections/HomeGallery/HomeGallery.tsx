import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Figure } from '@/components/ui/Figure/Figure'
import { withVisualisationNote } from '@/lib/viewer-title'
import type { Picture } from '@/lib/schema/picture'
import styles from './HomeGallery.module.scss'

interface HomeGalleryProps {
  heading: string
  /** Says that the pictures open, and that they are visualisations where they are. */
  note: string
  /** Stands over each of the pictures when it is seen whole. */
  viewerTitle: string
  /** Six: a wide and a tall one, a tall and a wide one, two of a size. */
  pictures: readonly Picture[]
}

/** Of the window; crops to a tall box need more than the box is wide. */
const wide = '(min-width: 1024px) 65vw, (min-width: 640px) 100vw, 134vw'
const tall = '(min-width: 1024px) 62vw, 75vw'
const small = '(min-width: 1024px) 38vw, 75vw'
const sizes = [wide, tall, tall, wide, small, small]

export function HomeGallery({ heading, note, viewerTitle, pictures }: HomeGalleryProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>
          <ChartText>{heading}</ChartText>
        </h2>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.plate} data-viewer={withVisualisationNote(viewerTitle, pictures)}>
        {pictures.map((picture, index) => (
          <Figure key={picture.name} picture={picture} sizes={sizes[index] ?? '100vw'} linked />
        ))}
      </div>
    </section>
  )
}
