/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { frontMatter } from '@/lib/schema/article'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewater-article-'))
  mkdirSync(join(folder, 'content/blog'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (...words: string[]) =>
  spawnSync('node', [resolve('scripts/dev/new-article.mjs'), ...words], { cwd: folder, encoding: 'utf8' })

it('creates an article in which only the empty entries are at fault', () => {
  expect(make('Low water: Kinnagoe’s', 'Bay, Éire').status).toBe(0)
  const source = readFileSync(join(folder, 'content/blog/low-water-kinnagoes-bay-eire.mdx'), 'utf8')
  const { error } = frontMatter.safeParse(parse(source.split(/^---$/m)[1]!))
  const entries = new Set(error?.issues.map(({ path }) => path[0]))
  expect([...entries]).toEqual(['excerpt', 'standfirst', 'description', 'highlights', 'places'])
})

it.each([
  ['without a title', [], 'Say what it is called'],
  ['with a title that makes no address', ['…'], 'Say what it is called'],
])('prints one line when it is called %s', (_, words, message) => {
  const { status, stderr } = make(...words)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)])
})

it('does not overwrite an existing article', () => {
  make('Low water')
  const { status, stderr } = make('Low, water!')
  expect(status).toBe(1)
  expect(stderr).toBe('content/blog/low-water.mdx is there already. Write in it, or take another title.\n')
})
