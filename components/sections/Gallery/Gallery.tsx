import { Carousel } from '@/components/ui/Carousel/Carousel'
import parts from '@/components/ui/parts.module.scss'
import carousel from '@/components/ui/Carousel/Carousel.module.scss'
import { WaterText } from '@/components/ui/WaterText'
import { Figure } from '@/components/ui/Figure/Figure'
import { plainText } from '@/lib/format'
import type { LayoutWords } from '@/lib/schema/page'
import type { Gallery as GalleryData } from '@/lib/schema/property'
import styles from './Gallery.module.scss'

/** The `sizes` of one slide. A 3:2 original that is cropped to 3:4, 4:5 or a square needs 2, 1.875 or 1.5 times its box. */
const sizes: Record<GalleryData['layout'], string> = {
  lead: '(min-width: 64em) 31vw, (min-width: 48em) 47vw, 95vw',
  beside: '(min-width: 64em) 47vw, (min-width: 48em) 94vw, 190vw',
  mirrored: '(min-width: 64em) 44vw, (min-width: 48em) 88vw, 178vw',
  wide: '(min-width: 64em) 33vw, (min-width: 48em) 49vw, 100vw',
  squares: '(min-width: 64em) 47vw, (min-width: 48em) 71vw, 142vw',
  under: '(min-width: 64em) 49vw, (min-width: 48em) 88vw, 178vw',
  deep: '(min-width: 64em) 33vw, (min-width: 48em) 49vw, 100vw',
}

export interface GalleryProps extends Omit<GalleryData, 'sentence'> {
  sentence?: string
  /** The title of the viewer. */
  viewerTitle: string
  /** Of the carousel. */
  words: LayoutWords['carouselWords']
}

/** A gallery of the home page or of a property: a heading, a sentence and a carousel, laid out in one of seven ways. */
export function Gallery(props: GalleryProps) {
  const { id, heading, sentence, layout, lead, pictures, viewerTitle, words } = props
  return (
    <section className={styles.gallery} data-layout={layout} data-viewer={viewerTitle} data-screen-only>
      <div className={layout === 'deep' ? `${parts.deep} ${styles.panel}` : styles.panel} id={id}>
        <h2 className={styles.heading}>
          <WaterText>{heading}</WaterText>
        </h2>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {lead && (
          <Figure className={styles.lead} picture={lead} sizes="(min-width: 40em) 100vw, 128vw" linked />
        )}
        {pictures.length > 0 && (
          <Carousel
            id={`${id}-track`}
            label={plainText(heading)}
            slides={pictures.map((picture) => (
              <Figure
                key={picture.name}
                picture={picture}
                captionClassName={carousel.caption}
                sizes={sizes[layout]}
                linked
              />
            ))}
            words={words}
          />
        )}
      </div>
    </section>
  )
}
