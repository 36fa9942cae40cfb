import type { Metadata } from 'next'
import cards from '@/.generated/cards.json'
import { pages } from '@/content/pages'
import { picture } from '@/content/photos/picture'
import { site } from '@/content/site'
import { listing } from '@/content/blog/listing'
import { CARD, FEED_PATH } from '@/lib/site/pages'
import type { PageEntry } from '@/lib/schema'

const cardOf: Record<string, string | undefined> = cards

/**
 * All metadata of a page. Next merges metadata shallowly, so every page states all of it and the layout none (requirements §2:
 * title, description and social-card tags on every page, type `website` by default). Next makes its addresses absolute, adds
 * title and description to the card, and derives the tags of Twitter's. The card of a page without a picture is that of the home
 * page.
 *
 * @param page its entry in `content/pages.ts`, or what `propertyPage` or `articlePage` makes of one
 */
export function metadataFor(page: PageEntry): Metadata {
  const { path, title, description, type = 'website', changed, author } = page
  const { alt } = picture(page.image ?? pages.home.image!)
  const feed = { url: FEED_PATH, title: listing.feedTitle }
  const isHidden = page.noindex || site.noindex
  return {
    title,
    description,
    alternates: { canonical: path, types: isHidden ? undefined : { 'application/rss+xml': [feed] } },
    robots: isHidden ? { index: false, follow: true } : undefined,
    openGraph: {
      url: path,
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      images: [{ url: cardOf[path] ?? cards['/'], ...CARD, alt, type: 'image/jpeg' }],
      ...(type === 'website' ? { type } : { type, publishedTime: changed, authors: author }),
    },
  }
}
