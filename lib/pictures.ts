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
  // What follows the last comma outside of parentheses, which are at most two deep.
  const [last = ''] = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+$/.exec(sizes) ?? []
  return `${DENSE_PHONE} calc(${SHARP_ENOUGH} * ${last.trim()}), ${sizes}`
}
