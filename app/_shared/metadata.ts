import generated from '@/content/generated/cards.json'
import { site } from '@/content/site'
import { renditionUrl } from '@/lib/pictures'
import type { Card, PageEntry } from '@/lib/schema/page'
import type { Picture } from '@/lib/schema/picture'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { pageMetadata } from '@/lib/site/metadata'

const cards: Record<string, Card> = generated

/**
 * Title, description and card tags of a page (requirements §2). A page without a picture and a card title of its own has the
 * card of the home page.
 */
export const metadataFor = (page: PageEntry) => pageMetadata(page, site, cards[page.path] ?? generated['/'])

/** Absolute addresses of the largest JPEG of each picture, without duplicates. */
export const imagesOf = (pictures: readonly Picture[]) => [
  ...new Set(pictures.map((picture) => absoluteUrl(site.url, renditionUrl(picture, 'jpg')))),
]
