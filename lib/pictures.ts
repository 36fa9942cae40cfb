import type { Rendition } from './types/picture'

type Format = 'avif' | 'webp' | 'jpg'

/** @example renditionUrl(living, 'jpg') // '/pictures/house-living-1.3fa9c1d2-1600.jpg', the largest */
export function renditionUrl({ path, widths }: Rendition, format: Format, width = widths.at(-1)): string {
  return `${path}-${width}.${format}`
}

/** @example srcSet(living, 'avif') // '/pictures/house-living-1.3fa9c1d2-480.avif 480w, …' */
export function srcSet(rendition: Rendition, format: Format): string {
  return rendition.widths.map((width) => `${renditionUrl(rendition, format, width)} ${width}w`).join(', ')
}
