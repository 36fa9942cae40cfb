import { preload } from 'react-dom'
import { PHONE, renditionUrl, sizesForEyes, sizesInUprightBox, srcSet } from '@/lib/pictures'
import type { Picture, Rendition } from '@/lib/schema/picture'
import styles from './Photo.module.scss'

const NOT_PHONE = '(min-width: 40em)'
const PHONE_OR_UPRIGHT_TABLET = `${PHONE}, (max-width: 63.99875em) and (orientation: portrait)`
const NEITHER = '(min-width: 64em), (min-width: 40em) and (orientation: landscape)'

export interface PhotoProps {
  picture: Picture
  /** Width of the uncropped picture, as in `sizes`: a 3:2 picture in a square box is 1.5 times as wide as the box. */
  sizes: string
  /**
   * `high` is for the first picture of a page, which is preloaded. `low` is for a picture that may show below it on the
   * first screen and must not take bandwidth from it.
   */
  priority?: 'high' | 'low'
  /** Shows the upright version on phones; its `sizes`. */
  uprightSizes?: string
  /** Shows the upright version also on tablets in portrait orientation. */
  uprightOnTablets?: boolean
  /** The text beside the picture says all that it shows, so its alternative text is empty. */
  decorative?: boolean
}

/**
 * The only component that renders pictures. It fills its box: the parent sets `--ratio` for a crop, or
 * `--photo-height: 100%` if the box has a height.
 */
export function Photo(props: PhotoProps) {
  const { picture, priority, uprightSizes, uprightOnTablets, decorative = false } = props
  const upright = uprightSizes ? picture.upright : undefined
  const sizes = uprightSizes && !upright ? sizesInUprightBox(props.sizes) : props.sizes
  const isFirst = priority === 'high'
  const [uprightMedia, otherMedia] = uprightOnTablets
    ? [PHONE_OR_UPRIGHT_TABLET, NEITHER]
    : [PHONE, NOT_PHONE]
  if (isFirst) {
    preloadPicture(picture, sizes, upright && otherMedia)
    if (upright && uprightSizes) preloadPicture(upright, uprightSizes, uprightMedia)
  }
  return (
    <picture>
      {upright && uprightSizes && (
        <Sources rendition={upright} sizes={uprightSizes} media={uprightMedia} withJpeg />
      )}
      <Sources rendition={picture} sizes={sizes} />
      <img
        className={`${styles.image} ${picture.className}`}
        src={renditionUrl(picture, 'jpg')}
        srcSet={srcSet(picture, 'jpg')}
        sizes={sizesForEyes(sizes)}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        data-upright={upright ? '' : undefined}
      />
    </picture>
  )
}

interface SourcesProps {
  rendition: Rendition
  sizes: string
  media?: string
  withJpeg?: boolean
}

function Sources({ rendition, sizes, media, withJpeg = false }: SourcesProps) {
  const size = {
    sizes: sizesForEyes(sizes),
    media,
    width: media && rendition.width,
    height: media && rendition.height,
  }
  return (
    <>
      <source type="image/avif" srcSet={srcSet(rendition, 'avif')} {...size} />
      {withJpeg && <source srcSet={srcSet(rendition, 'jpg')} {...size} />}
    </>
  )
}

/** Browsers without AVIF skip a preload of that type, so no picture is loaded twice. */
function preloadPicture(rendition: Rendition, sizes: string, media?: string) {
  preload(renditionUrl(rendition, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(rendition, 'avif'),
    imageSizes: sizesForEyes(sizes),
    fetchPriority: 'high',
    media,
  })
}
