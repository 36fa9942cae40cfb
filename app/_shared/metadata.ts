import type { Metadata } from 'next'
import cards from '@/.generated/cards.json'
import { absoluteUrl, CARD, FEED_PATH } from '@/lib/site/pages'
import type { PageEntry } from '@/lib/schema'
import { pages, site } from '@/content'
import { listing } from '@/content/blog/listing'

const cardOf: Record<string, string | undefined> = cards

/**
 * All metadata of a page. Next merges metadata shallowly, so every page states all of it and the layout none (requirements §2:
 * title, description and social-card tags on every page, type `website` by default). The card of a page without
 * a picture is that of the home page.
 *
 * @param page its entry in `content/pages.ts`, or that of a property or an article
 */
export function metadataFor(page: PageEntry): Metadata {
  const { path, title, description } = page
  const card = cardOf[path] ?? cards['/']
  const { alt } = page.image ?? pages.home.image!
  const url = absoluteUrl(site.url, path)
  const feed = { url: absoluteUrl(site.url, FEED_PATH), title: listing.feedTitle }
  const isHidden = page.noindex || site.noindex
  return {
    title,
    description,
    alternates: { canonical: url, types: isHidden ? undefined : { 'application/rss+xml': [feed] } },
    robots: isHidden ? { index: false, follow: true } : undefined,
    // Next adds title and description, and derives the tags of Twitter's card.
    openGraph: {
      url,
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      images: [{ url: absoluteUrl(site.url, card), ...CARD, alt, type: 'image/jpeg' }],
      ...typeOf(page),
    },
  }
}

function typeOf({ type = 'website', changed, author }: PageEntry) {
  return type === 'website' ? { type } : { type, publishedTime: changed, authors: author }
}
