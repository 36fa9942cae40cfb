/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const notOurs = /^(\..+|node_modules|out|coverage|test-results|playwright-report)$/
const documents = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !notOurs.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((file) => join(entry.name, file))
      : [entry.name],
  )
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** All matches of a pattern in the documents, each with its file. */
const all = (kind: RegExp) =>
  documents.flatMap(({ file, text }) =>
    [...text.matchAll(kind)].map((match) => ({ file, match: match[0], name: match[1] ?? '' })),
  )

const located = ({ file, match }: { file: string; match: string }) => `${file}: ${match}`

it('names only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = all(/npm (?:run )?(?:--\w+ )?((?<=run (?:--\w+ )?)[\w:]+|start|test\b)/g)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !(name in scripts)).map(located)).toEqual([])
})

it('links only to files that exist', () => {
  const links = all(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ file, name }) => !existsSync(join(dirname(file), name))).map(located)).toEqual([])
})

it('names only files and folders that exist, with or without their extension', () => {
  const paths = all(/`((?:app|components|content|docs|e2e|lib|public|scripts)\/[\w./-]+)`/g)
  expect(paths.length).toBeGreaterThan(20)
  const ignored = readFileSync('.gitignore', 'utf8').trim().split('\n')
  const exists = (path: string) =>
    ignored.some((each) => path.startsWith(each.replace(/\*$/, ''))) ||
    ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path + ending))
  expect(paths.filter(({ name }) => !exists(name)).map(located)).toEqual([])
})

it('gives commands only for files that exist', () => {
  const commands = all(/^npx (?:eslint|jest|playwright test) (.+)$/gm)
  expect(commands.length).toBeGreaterThan(1)
  const exists = (path: string) => ['', '.test.ts', '.test.tsx'].some((ending) => existsSync(path + ending))
  const missing = commands.filter(({ name }) => !name.replace(/ +#.*/, '').split(' ').every(exists))
  expect(missing.map(located)).toEqual([])
})

it('keeps README, content/README.md and docs within 8,600 words, and each decision within 200', () => {
  const countWords = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  const counts = documents
    .filter(({ file }) => /^((content\/)?README\.md|docs\/.+)$/.test(file))
    .map(({ file, text }) => ({ file, words: countWords(text) }))
  expect(counts.reduce((total, { words }) => total + words, 0)).toBeLessThanOrEqual(8600)
  expect(counts.filter(({ file, words }) => file.startsWith('docs/decisions/') && words > 200)).toEqual([])
})
