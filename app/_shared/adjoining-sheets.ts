import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { articlePath } from '@/lib/site/article-page'
import { articles } from './articles'

/**
 * The two pages that a page links to at its foot, left and right. The pages form a ring: the house, the first half of the
 * articles, the apartment, the second half. Each page links to the one before it and the one after it, so a property never
 * links to the other one, which the section above has just offered.
 *
 * @param path of a property or an article
 * @throws when the path is not in the ring
 */
export async function adjoiningSheets(path: string) {
  const sheets = (await articles()).map(({ slug, title }) => ({ name: title, path: articlePath(slug) }))
  const half = Math.ceil(sheets.length / 2)
  const ring = [house, ...sheets.slice(0, half), apartment, ...sheets.slice(half)]
  const index = ring.findIndex((sheet) => sheet.path === path)
  if (index < 0)
    throw new Error(
      `${path} has no adjoining sheets. Fix: Add it to the ring in app/_shared/adjoining-sheets.ts.`,
    )
  const at = (place: number) => ring.at(place % ring.length)!
  return [at(index - 1), at(index + 1)].map(({ name, path }) => ({ name, path }))
}
