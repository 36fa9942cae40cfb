import type { ReactNode } from 'react'
import { Carousel } from '@/components/ui/Carousel/Carousel'
import { picture } from '@/content/photos/picture'
import type { Gallery as GalleryData } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import { WaterText } from '@/components/ui/WaterText'
import { Figure } from '@/components/ui/Figure/Figure'
import { viewerTitle } from '@/components/ui/visualisations'
import { plainText } from '@/lib/format'
import { large, type Shape } from './shape'
import styles from './Gallery.module.scss'

/** Widths of the large pictures of a shape. A box that crops its picture needs a wider one. */
const sizes: Partial<Record<Shape, readonly string[]>> = {
  full: ['(min-width: 40em) 100vw, 190vw'],
  diptych: ['(min-width: 40em) 58vw, 100vw', '(min-width: 64em) 86vw, (min-width: 40em) 60vw, 190vw'],
  column: ['(min-width: 40em) 76vw, 178vw'],
}

/** Widths of the slides, which are 3:2, but 4:5 in a strip, and in a column from desktop width on. */
function sizesOfSlides(shape: Shape, count: number) {
  if (shape === 'strip') return '(min-width: 64em) 58vw, (min-width: 48em) 88vw, 172vw'
  if (shape === 'column' && count > 1) return '(min-width: 64em) 36vw, (min-width: 48em) 49vw, 100vw'
  return `${count > 2 ? '(min-width: 64em) 33vw, ' : ''}(min-width: 48em) 49vw, 100vw`
}

interface GalleryProps extends Omit<GalleryData, 'sentence'> {
  sentence?: string
  shape: Shape
  /** Whether captions show below its pictures. The viewer has them in any case. */
  captioned?: boolean
  /** The end of the page, which has the large picture of the shape `ending`. */
  children?: ReactNode
}

/** A gallery of the home page or of a property: a heading, a sentence, large pictures by its shape, and a carousel of the others. */
export function Gallery({ id, heading, sentence, aside, shape, captioned, children, ...rest }: GalleryProps) {
  const pictures = rest.pictures.map(picture)
  const slides = pictures.slice(large[shape])
  return (
    <section
      className={children ? `${styles.gallery} ${parts.deep}` : styles.gallery}
      data-shape={shape}
      data-viewer={viewerTitle(heading, pictures)}
    >
      <div className={styles.panel} id={id}>
        <div className={styles.head}>
          <h2 className={sentence ? styles.label : undefined}>
            {sentence ? plainText(heading) : <WaterText>{heading}</WaterText>}
          </h2>
          {sentence && <p className={styles.sentence}>{sentence}</p>}
          {aside && <p className={styles.aside}>{aside}</p>}
        </div>
        {sizes[shape]?.map((size, index) => (
          <Figure
            key={size}
            className={index === 0 ? styles.lead : styles.second}
            picture={pictures[index]!}
            captioned={captioned}
            sizes={size}
            linked
          />
        ))}
        {slides.length > 0 && (
          <div className={styles.others} data-alone={slides.length === 1 || undefined}>
            <Carousel
              id={`${id}-track`}
              label={plainText(heading)}
              slides={slides.map((slide) => (
                <Figure
                  key={slide.name}
                  picture={slide}
                  captioned={captioned}
                  sizes={sizesOfSlides(shape, slides.length)}
                  linked
                />
              ))}
            />
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
