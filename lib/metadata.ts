import type { Metadata } from 'next'
import { renditionUrl } from './pictures'
import type { PageEntry } from './types/page'
import type { Picture } from './types/picture'
import type { Site } from './types/site'

/** Chat apps crop a card to about this width and drop heavy pictures. */
const CARD_WIDTH = 1200

/**
 * The whole of a page's metadata. Next merges metadata shallowly, so every page states all of it; nothing is left to
 * the layout (SPEC §2: title, description and social-card tags on every page, type `website` and the stock site image
 * by default).
 *
 * @param page its entry in `content/pages.ts`
 * @param stockImage the card of a page that names no picture
 * @example pageMetadata(pages.house, site, stockImage).title // 'Edgewater House: sleeps 8 …'
 */
export function pageMetadata(page: PageEntry, site: Site, stockImage: Picture): Metadata {
  const { path, title, description, image = stockImage, type = 'website', noindex = false } = page
  const url = new URL(path, site.url).href.replace(/\/$/, path === '/' ? '/' : '')
  const card = cardImage(image, site.url)
  return {
    title,
    description,
    alternates: noindex ? undefined : { canonical: url },
    robots: noindex ? { index: false, follow: true } : undefined,
    openGraph: { title, description, url, type, siteName: site.name, locale: site.locale, images: [card] },
    twitter: { card: 'summary_large_image', title, description, images: [card] },
  }
}

function cardImage(picture: Picture, siteUrl: string) {
  const width = picture.widths.findLast((candidate) => candidate <= CARD_WIDTH) ?? picture.width
  return {
    url: new URL(renditionUrl(picture, 'jpg', width), siteUrl).href,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
    type: 'image/jpeg',
  }
}
