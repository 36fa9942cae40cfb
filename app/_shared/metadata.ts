import type { Metadata } from 'next'
import generated from '@/.generated/cards.json'
import type { Card } from '@/lib/schema/page'
import { absoluteUrl, FEED_PATH } from '@/lib/site/absolute-url'
import { content } from './content'
import type { PageEntry } from '@/lib/schema'

const { site } = content

const cards: Record<string, Card> = generated

/**
 * All metadata of a page. Next merges metadata shallowly, so every page states all of it and the layout none (requirements §2:
 * title, description and social-card tags on every page, type `website` by default). A page without a picture and a card title
 * of its own has the card of the home page.
 *
 * @param page its entry in `content/pages.ts`, or that of a property or an article
 */
export function metadataFor(page: PageEntry): Metadata {
  const { path, title, description } = page
  const { path: picture, width, height, alt } = cards[path] ?? generated['/']
  const url = absoluteUrl(site.url, path)
  const feed = { url: absoluteUrl(site.url, FEED_PATH), title: content.listing.feedTitle }
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
      images: [{ url: absoluteUrl(site.url, picture), width, height, alt, type: 'image/jpeg' }],
      ...typeOf(page),
    },
  }
}

function typeOf({ type = 'website', changed, author }: PageEntry) {
  return type === 'website' ? { type } : { type, publishedTime: changed, authors: author }
}
