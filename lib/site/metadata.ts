import type { Metadata } from 'next'
import { absoluteUrl } from './absolute-url'
import type { Card, PageEntry } from '../schema/page'
import type { Site } from '../schema/site'

export const FEED_PATH = '/feed.xml'

/**
 * All metadata of a page. Next merges metadata shallowly, so every page states all of it and the layout none
 * (requirements §2: title, description and social-card tags on every page, type `website` by default).
 *
 * @param page its entry in `content/pages.ts`, or that of an article
 * @param card its social card
 * @example pageMetadata(pages.house, site, card).title // 'Edgewater House: sleeps 8 …'
 */
export function pageMetadata(page: PageEntry, site: Site, card: Card): Metadata {
  const { path, title, description } = page
  const url = absoluteUrl(site.url, path)
  const feed = { url: absoluteUrl(site.url, FEED_PATH), title: site.feedTitle }
  const isHidden = page.noindex || site.noindex === '1'
  const { width, height, alt } = card
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
      images: [{ url: absoluteUrl(site.url, card.path), width, height, alt, type: 'image/jpeg' }],
      ...typeOf(page),
    },
  }
}

function typeOf({ type = 'website', changed, author }: PageEntry) {
  return type === 'website' ? { type } : { type, publishedTime: changed, authors: author }
}
