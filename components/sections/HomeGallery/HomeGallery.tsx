import { WaterText } from '@/components/ui/WaterText'
import { Figure } from '@/components/ui/Figure/Figure'
import type { Home } from '@/lib/schema/home'
import parts from '@/components/ui/parts.module.scss'
import styles from './HomeGallery.module.scss'

type HomeGalleryProps = Home['gallery'] & {
  /** Says that pictures open when selected. */
  note: string
}

/** `sizes` of six pictures: a wide and a tall one, a tall and a wide one, and two of one size. A picture in a tall box is wider than its box before cropping. */
const wide = '(min-width: 64em) 65vw, (min-width: 40em) 100vw, 134vw'
const tall = '(min-width: 64em) 62vw, 75vw'
const small = '(min-width: 64em) 38vw, 75vw'
const sizes = [wide, tall, tall, wide, small, small]

export function HomeGallery({ heading, note, viewerTitle, pictures }: HomeGalleryProps) {
  return (
    <section className={parts.section} data-screen-only>
      <div className={parts.head}>
        <h2>
          <WaterText>{heading}</WaterText>
        </h2>
        <p className={parts.small}>{note}</p>
      </div>
      <div className={styles.grid} data-viewer={viewerTitle}>
        {pictures.map((picture, index) => (
          <Figure key={picture.name} picture={picture} sizes={sizes[index] ?? '100vw'} linked />
        ))}
      </div>
    </section>
  )
}
