import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/absolute-url'
import { renditionUrl } from '@/lib/pictures'
import type { Picture } from '@/lib/schema/picture'

/** The largest of each picture, once, however often a page shows it. */
export const imagesOf = (pictures: readonly Picture[]) => [
  ...new Set(pictures.map((picture) => absoluteUrl(site.url, renditionUrl(picture, 'jpg')))),
]
