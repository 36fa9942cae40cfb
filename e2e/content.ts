/** What the tests take from the content, which an owner may change. */
import { pages, site } from '@/content'
import { articles } from '@/content/articles'
import type { PageEntry } from '@/lib/schema'

export { apartment, house, pages, properties, site } from '@/content'
/** Newest first. */
export { articles }

export const slugs = articles.map(({ slug }) => slug)
export const email = site.email.display
/** As it is shown, and as a link calls it. */
export const phone = site.phone

/**
 * Whether the site still is the example, which its email address tells. Tests of the requirements’ counts and of the example’s
 * own words run on the example alone: an owner may have fewer galleries, or other headings.
 */
export const isExample = site.email.display.endsWith('.example')

/** The entry of every page, articles and the 404 page included. */
export const everyPage: PageEntry[] = [
  ...Object.values(pages),
  ...articles.map(({ slug, title, searchTitle, date, ...article }) => ({
    ...article,
    path: `/blogs/${slug}`,
    title: searchTitle ?? `${title}: ${site.name}`,
    changed: date,
    type: 'article' as const,
  })),
]

/** An amount in whole euro. It is written by the platform, so that a fault of our own does not change what the tests expect. */
export const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`
