import { preload } from 'react-dom'
import { renditionUrl, sizesForEyes, srcSet } from '@/lib/pictures'
import type { Picture, Rendition } from '@/lib/schema/picture'
import styles from './Photo.module.scss'

export const PHONE = '(max-width: 639.98px)'
const NOT_PHONE = '(min-width: 640px)'
const PHONE_OR_UPRIGHT_TABLET = `${PHONE}, (max-width: 1023.98px) and (orientation: portrait)`
const NEITHER = '(min-width: 1024px), (min-width: 640px) and (orientation: landscape)'

export interface PhotoProps {
  picture: Picture
  /** What the picture takes up of the window, crop included: a square of a 3:2 original needs 1.5 times its box. */
  sizes: string
  /**
   * `high`, one a page: its first picture, preloaded and fetched before everything else. `low`: a picture that may show
   * in the first view below that one, and leaves it the line.
   */
  priority?: 'high' | 'low'
  /** Shows the upright version on phones, at this size. */
  uprightSizes?: string
  /** Shows the upright version also on tablets that are held upright. */
  uprightOnTablets?: boolean
  /** A picture that says nothing its neighbourhood does not say in words. */
  decorative?: boolean
}

/**
 * The only renderer of pictures. Fills its box: the parent sets `--ratio` for a crop, or `--photo-height: 100%` where
 * the box has a height of its own.
 */
export function Photo(props: PhotoProps) {
  const { picture, sizes, priority, uprightSizes, uprightOnTablets, decorative = false } = props
  const upright = uprightSizes ? picture.upright : undefined
  const isFirst = priority === 'high'
  const [uprightMedia, otherMedia] = uprightOnTablets
    ? [PHONE_OR_UPRIGHT_TABLET, NEITHER]
    : [PHONE, NOT_PHONE]
  if (isFirst) {
    preloadPicture(picture, sizes, upright && otherMedia)
    if (upright && uprightSizes) preloadPicture(upright, uprightSizes, uprightMedia)
  }
  return (
    <picture className={styles.picture}>
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
      <source type="image/webp" srcSet={srcSet(rendition, 'webp')} {...size} />
      {withJpeg && <source srcSet={srcSet(rendition, 'jpg')} {...size} />}
    </>
  )
}

/** Browsers that do not know AVIF skip a preload of its type, so nothing is fetched twice. */
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
