import { Carousel } from '@/components/ui/Carousel/Carousel'
import { picture } from '@/content/photos/picture'
import type { Gallery as GalleryData } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import carousel from '@/components/ui/Carousel/Carousel.module.scss'
import { WaterText } from '@/components/ui/WaterText'
import { Figure } from '@/components/ui/Figure/Figure'
import { viewerTitle } from '@/components/ui/visualisations'
import { plainText } from '@/lib/format'
import styles from './Gallery.module.scss'

/** How the leads of neighbouring galleries lie, in turn: from edge to edge of the viewport, or between its margins. */
const layouts = ['edge', 'margins'] as const

interface GalleryProps extends Omit<GalleryData, 'sentence'> {
  sentence?: string
  /** Its place among the galleries of its page, from 0. */
  place: number
  /** Whether captions show below its pictures. The viewer has them in any case. */
  captioned?: boolean
  /** On the ground of deep water, as the last gallery of a page. */
  isDeep?: boolean
}

/** A gallery of the home page or of a property: a heading, a sentence, a large picture and a carousel. */
export function Gallery(props: GalleryProps) {
  const { id, heading, sentence, place, captioned, isDeep } = props
  const lead = props.lead ? picture(props.lead) : undefined
  const pictures = props.pictures.map(picture)
  return (
    <section
      className={styles.gallery}
      data-layout={layouts[place % 2]}
      data-viewer={viewerTitle(heading, [lead, ...pictures])}
    >
      <div className={isDeep ? `${parts.deep} ${styles.panel} ${styles.deep}` : styles.panel} id={id}>
        <h2 className={styles.heading}>
          <WaterText>{heading}</WaterText>
        </h2>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {lead && (
          <Figure
            className={styles.lead}
            picture={lead}
            captioned={captioned}
            sizes="(min-width: 40em) 100vw, 128vw"
            linked
          />
        )}
        {pictures.length > 0 && (
          <Carousel
            id={`${id}-track`}
            label={plainText(heading)}
            slides={pictures.map((slide) => (
              <Figure
                key={slide.name}
                picture={slide}
                captionClassName={carousel.caption}
                captioned={captioned}
                sizes={`${pictures.length > 2 ? '(min-width: 64em) 33vw, ' : ''}(min-width: 48em) 49vw, 100vw`}
                linked
              />
            ))}
          />
        )}
      </div>
    </section>
  )
}
