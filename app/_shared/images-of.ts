import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { renditionUrl } from '@/lib/pictures'
import type { Picture } from '@/lib/schema/picture'

/** Absolute addresses of the largest JPEG of each picture, without duplicates. */
export const imagesOf = (pictures: readonly Picture[]) => [
  ...new Set(pictures.map((picture) => absoluteUrl(site.url, renditionUrl(picture, 'jpg')))),
]
