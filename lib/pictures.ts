import type { Rendition } from './schema'

/** @example jpegUrl(living) // '/pictures/house-living-1.3fa9c1d2.jpg' */
export const jpegUrl = ({ path }: Rendition) => `${path}.jpg`

const avifUrl = ({ path }: Rendition, width?: number) => `${path}-${width}.avif`

/** The largest AVIF. */
export const largestUrl = (rendition: Rendition) => avifUrl(rendition, rendition.widths.at(-1))

/** @example srcSet(living) // '/pictures/house-living-1.3fa9c1d2-480.avif 480w, …' */
export const srcSet = (rendition: Rendition) =>
  rendition.widths.map((width) => `${avifUrl(rendition, width)} ${width}w`).join(', ')

/** The widths below the breakpoint `tablet` of `lib/styles/_settings.scss`. */
export const PHONE = '(max-width: 39.99875em)'
const DENSE_PHONE = `${PHONE} and (min-resolution: 2.5dppx)`
/** Not quite two of the three device pixels in a CSS pixel: the eye does not see a difference. */
const SHARP_ENOUGH = 0.6

/**
 * Extends `sizes` so that a phone with three device pixels in a CSS pixel requests a picture for not quite two, which has
 * less than half the bytes.
 *
 * @param sizes its last clause applies to phones
 * @example sizesForEyes('(min-width: 64em) 54vw, 100vw')
 *   // '(max-width: 39.99875em) and (min-resolution: 2.5dppx) calc(0.6 * 100vw), (min-width: 64em) 54vw, 100vw'
 */
export function sizesForEyes(sizes: string): string {
  return `${DENSE_PHONE} calc(${SHARP_ENOUGH} * ${lastClause(sizes)}), ${sizes}`
}

/**
 * The `sizes` of a picture without an upright version that phones show in an upright box. It fills the height of the box, so
 * it is wider than the viewport.
 *
 * @example sizesInUprightBox('(min-width: 64em) 54vw, 100vw') // '(min-width: 64em) 54vw, (min-width: 40em) 100vw, 160vw'
 */
export function sizesInUprightBox(sizes: string): string {
  const last = lastClause(sizes)
  return `${sizes.slice(0, -last.length)}(min-width: 40em) ${last}, 160vw`
}

/** What follows the last comma outside of parentheses, which are at most two deep. */
const lastClause = (sizes: string) => /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+$/.exec(sizes)![0].trim()
