/** What the tests take from the content, which an owner may change. */
import { articles as entries } from '@/content/blog/articles'
import { pages } from '@/content/pages'
import { properties as written } from '@/content/properties/all'
import { site } from '@/content/site'
import { phoneLink } from '@/lib/contact'
import type { PageEntry } from '@/lib/schema'

export { pages, site }

/** In the order of the pages, with their addresses. */
export const properties = written.map((property) => ({ ...property, path: `/${property.id}` }))
export const [first, second] = properties as [(typeof properties)[number], (typeof properties)[number]]

/** Newest first. */
export const articles = entries.toSorted((one, other) => other.date.localeCompare(one.date))
export const slugs = articles.map(({ slug }) => slug)
export const { email } = site
/** As it is shown, and as a link calls it. */
export const phone = { display: site.phone, href: phoneLink(site.phone) }

/** The entry of every page, articles and the 404 page included. */
export const everyPage: PageEntry[] = [
  ...Object.values(pages),
  ...properties.map(({ path, page }) => ({ path, ...page })),
  ...articles.map(({ slug, title, searchTitle, date, author, ...article }) => ({
    ...article,
    path: `/blogs/${slug}`,
    title: searchTitle ?? `${title}: ${site.name}`,
    changed: date,
    author: author ?? site.name,
  })),
]

/** An amount in whole euro. It is written by the platform, so that a fault of our own does not change what the tests expect. */
export const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`
