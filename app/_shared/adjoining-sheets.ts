import { articlePath } from '@/lib/site/article-page'
import { articles } from './articles'
import { content } from './content'

const { properties } = content

/**
 * The two pages that a page links to at its foot, left and right. The pages form a ring: each property is followed by its
 * share of the articles, so it does not link to another property, which the section above has just offered.
 *
 * @param path of a property or an article
 */
export async function adjoiningSheets(path: string) {
  const left = (await articles()).map(({ slug, title }) => ({ name: title, path: articlePath(slug) }))
  const ring = properties.flatMap((property, index) => [
    property,
    ...left.splice(0, Math.ceil(left.length / (properties.length - index))),
  ])
  const index = ring.findIndex((sheet) => sheet.path === path)
  const at = (place: number) => ring.at(place % ring.length)!
  return [at(index - 1), at(index + 1)].map(({ name, path }) => ({ name, path }))
}
