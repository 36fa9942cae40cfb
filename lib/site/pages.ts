import type { ArticleEntry, PageEntry, Property } from '../schema'

/** Pixels of a social card. Chats and feeds show a picture of 1.91:1 without cropping it. */
export const CARD = { width: 1200, height: 630 }

export const FEED_PATH = '/feed.xml'

/** @example absoluteUrl('https://www.name.ie', '/house') // 'https://www.name.ie/house'; for '/' the origin alone */
export const absoluteUrl = (origin: string, path: string) => (path === '/' ? origin : origin + path)

/** @example articlePath('taste-inishowen') // '/blogs/taste-inishowen' */
export const articlePath = (slug: string) => `/blogs/${slug}`

/** @example propertyPath(house) // '/house' */
export const propertyPath = ({ id }: Pick<Property, 'id'>) => `/${id}`

/** The page entry of a property, in the form that `content/pages.ts` has for all other pages. */
export const propertyPage = (property: Pick<Property, 'id' | 'page'>): PageEntry => ({
  path: propertyPath(property),
  ...property.page,
})

/**
 * The page entry of an article, in the form that `content/pages.ts` has for all other pages
 * (docs/decisions/0007-one-page-an-article.md).
 *
 * @example articlePage(article, 'Edgewater').title // 'A taste of Inishowen: Edgewater'
 */
export function articlePage(article: ArticleEntry, siteName: string): PageEntry {
  const { slug, title, searchTitle = `${title}: ${siteName}`, description, date, image } = article
  const page = { path: articlePath(slug), title: searchTitle, description, image }
  return { ...page, type: 'article', changed: date, author: article.author ?? siteName }
}
