import { preload } from 'react-dom'
import { jpegUrl, largestUrl, PHONE, sizesForEyes, srcSet } from '@/lib/pictures'
import type { Picture, Rendition } from '@/lib/schema'
import styles from './Photo.module.scss'

const NOT_PHONE = '(min-width: 40em)'

export interface PhotoProps {
  picture: Picture
  /** Width of the uncropped picture, as in `sizes`: a 3:2 picture in a square box is 1.5 times as wide as the box. */
  sizes: string
  /** Whether it is the first picture of its page, which is preloaded. */
  isFirst?: boolean
  /**
   * Shows the upright version on phones; its `sizes`. Where a picture has none and the box is upright, it fills the height of the
   * box, and `sizes` ends with a width larger than the viewport's.
   */
  uprightSizes?: string
  /** The text beside the picture says all that it shows, so its alternative text is empty. */
  decorative?: boolean
}

/**
 * The only component that renders pictures of `content/photos`: AVIF, and a JPEG for browsers without it. It fills its box: the
 * parent sets `--ratio` for a crop, or `--photo-height: 100%` if the box has a height.
 */
export function Photo(props: PhotoProps) {
  const { picture, sizes, isFirst, uprightSizes, decorative = false } = props
  const upright = uprightSizes ? picture.upright : undefined
  if (isFirst) {
    preloadPicture(picture, sizes, upright && NOT_PHONE)
    if (upright && uprightSizes) preloadPicture(upright, uprightSizes, PHONE)
  }
  return (
    <picture>
      {upright && uprightSizes && (
        <source
          {...avif(upright, uprightSizes)}
          media={PHONE}
          width={upright.width}
          height={upright.height}
        />
      )}
      <source {...avif(picture, sizes)} />
      <img
        className={`${styles.image} ${picture.className}`}
        src={jpegUrl(picture)}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        data-upright={upright ? '' : undefined}
      />
    </picture>
  )
}

const avif = (rendition: Rendition, sizes: string) => ({
  type: 'image/avif',
  srcSet: srcSet(rendition),
  sizes: sizesForEyes(sizes),
})

/** Browsers without AVIF skip a preload of that type, so no picture is loaded twice. */
function preloadPicture(rendition: Rendition, sizes: string, media?: string) {
  preload(largestUrl(rendition), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(rendition),
    imageSizes: sizesForEyes(sizes),
    fetchPriority: 'high',
    media,
  })
}
