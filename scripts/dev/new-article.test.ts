/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { frontMatter } from '@/lib/schema/article'
import { makeArticle } from './new-article'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewater-article-'))
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('creates an article in which only the empty entries are at fault', () => {
  expect(makeArticle('Low water: Kinnagoe’s Bay, Éire', folder)).toBe('low-water-kinnagoes-bay-eire')
  const source = readFileSync(join(folder, 'content/blog/low-water-kinnagoes-bay-eire.mdx'), 'utf8')
  const { error } = frontMatter.safeParse(parse(source.split(/^---$/m)[1]!))
  const entries = new Set(error?.issues.map(({ path }) => path[0]))
  expect([...entries]).toEqual(['excerpt', 'standfirst', 'description', 'highlights', 'places'])
})

it.each([
  ['without a title', ''],
  ['with a title that makes no address', '…'],
])('says what to write when it is called %s', (_, title) => {
  expect(() => makeArticle(title, folder)).toThrow('Say what it is called')
})

it('does not overwrite an existing article', () => {
  makeArticle('Low water', folder)
  expect(() => makeArticle('Low, water!', folder)).toThrow(
    'content/blog/low-water.mdx is there already. Write in it, or take another title.',
  )
})
