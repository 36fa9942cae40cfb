import { articles } from '@/content/blog/articles'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { articlePath } from '@/lib/article-page'

/**
 * The two pages that a page links to at its foot, left and right. House, apartment and articles form a circle, in which
 * articles are between the two properties on both sides. A page therefore links back to each page that links to it, and
 * a property never links to the other one, which the section above the link has just offered.
 *
 * @param path of the house, the apartment or an article
 */
export async function adjoiningSheets(path: string) {
  const sheets = (await articles()).map(({ slug, title }) => ({ name: title, path: articlePath(slug) }))
  const half = Math.ceil(sheets.length / 2)
  const circle = [house, ...sheets.slice(0, half), apartment, ...sheets.slice(half)]
  const index = circle.findIndex((sheet) => sheet.path === path)
  const at = (place: number) => circle.at(place % circle.length)!
  return [at(index - 1), at(index + 1)].map(({ name, path }) => ({ name, path }))
}
