import type { Metadata } from 'next'
import cards from '@/.generated/cards.json'
import { pages, site } from '@/content'
import { CARD } from '@/lib/site/pages'
import type { PageEntry } from '@/lib/schema'

const cardOf: Record<string, string | undefined> = cards

/**
 * All metadata of a page. Next merges metadata shallowly, so every page states all of it and the layout none (requirements §2:
 * title, description and social-card tags on every page, type `website` by default). Next makes its addresses absolute, adds
 * title and description to the card, and derives the tags of Twitter's. The card of a page without a picture is that of the home
 * page.
 *
 * @param page its entry in `content/pages.ts`, or that of a property or an article
 */
export function metadataFor(page: PageEntry): Metadata {
  const { path, title, description, type = 'website', changed, author } = page
  const { alt } = page.image ?? pages.home.image!
  return {
    title,
    description,
    alternates: { canonical: path },
    robots: page.noindex || site.noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      url: path,
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      images: [{ url: cardOf[path] ?? cards['/'], ...CARD, alt, type: 'image/jpeg' }],
      ...(type === 'website' ? { type } : { type, publishedTime: changed, authors: author }),
    },
  }
}
