import type { Article } from '../schema'
import type { PageEntry } from '../schema'

type Described = Pick<
  Article,
  'slug' | 'title' | 'searchTitle' | 'description' | 'date' | 'author' | 'picture'
>

/** @example articlePath('taste-inishowen') // '/blogs/taste-inishowen' */
export const articlePath = (slug: string) => `/blogs/${slug}`

/**
 * The page entry of an article, in the form that `content/pages.ts` has for all other pages
 * (docs/decisions/0007-one-page-an-article.md).
 *
 * @example articlePage(article, 'Edgewater').title // 'A taste of Inishowen: Edgewater'
 */
export function articlePage(article: Described, siteName: string): PageEntry {
  const { slug, title, searchTitle, description, date, author, picture } = article
  return {
    path: articlePath(slug),
    title: searchTitle ?? `${title}: ${siteName}`,
    description,
    image: picture,
    type: 'article',
    changed: date,
    author,
  }
}
