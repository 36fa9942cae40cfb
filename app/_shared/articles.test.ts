import { articlePath } from '@/lib/site/article-page'
import { adjoiningSheets, articles } from './articles'
import { content } from './content'

const { properties } = content

const pathsOf = async (path: string) => (await adjoiningSheets(path)).map((sheet) => sheet.path)

it.each(properties)('$path leads on to two articles, not to another property', async ({ path }) => {
  const neighbours = await pathsOf(path)
  expect(neighbours).toHaveLength(2)
  for (const neighbour of neighbours) expect(neighbour).toMatch(/^\/blogs\/./)
})

it('the page to the right has this page to its left', async () => {
  const paths: string[] = properties.map(({ path }) => path)
  for (const { slug } of await articles()) paths.push(articlePath(slug))
  for (const path of paths) {
    const [, right = ''] = await pathsOf(path)
    expect((await pathsOf(right))[0]).toBe(path)
  }
})
