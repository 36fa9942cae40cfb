/**
 * `npm run test:owner`: lays the content of another owner over a copy of the project, runs all tests of `npm test` there,
 * and looks in the copy's export for what belongs to the example alone: its name, address, prices, texts and pictures.
 * The copy stays in `test-results/.owner`, to be looked at: `cd test-results/.owner && npm run serve`.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { planRenditions, readOriginals } from '../make/picture-files.mjs'
import { readArticles } from '../shared/articles.mjs'
import { filesIn } from '../shared/files.mjs'
import { loadTs } from '../shared/load-ts.mjs'
import { layOtherOwner } from './owner/lay.mjs'

// Inside the project, because Turbopack reads no packages outside its root, and in a folder that no tool searches.
const copy = resolve('test-results/.owner')

function copyProject() {
  rmSync(copy, { recursive: true, force: true })
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
  const filter = (path) => path !== '.git' && !ignored.includes(path)
  for (const path of readdirSync('.').filter(filter))
    cpSync(path, join(copy, path), { recursive: true, filter })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
}

function run(command, ...words) {
  const { status } = spawnSync(command, words, { cwd: copy, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** What stands in the example's export and must not stand in another owner's. */
async function valuesOfTheExample() {
  const { site } = loadTs('content/site.ts')
  const { properties } = loadTs('content/properties/all.ts')
  const { euro } = loadTs('lib/format.ts')
  const folder = 'content/photos'
  const photographs = filesIn(folder).filter((file) => file.endsWith('.jpg'))
  const originals = await readOriginals(folder, photographs)
  const articles = readArticles()
  const sentences = articles
    .flatMap(({ frontMatter, body }) => [
      frontMatter.title,
      frontMatter.excerpt,
      ...body.split(/(?<=[.!?]) |\n+/),
    ])
    .filter((sentence) => /\w .* \w/.test(sentence))
  return [
    ...[
      site.name,
      site.location,
      site.phone.display,
      site.phone.href,
      site.email.display,
      new URL(site.url).host,
    ],
    ...properties.map(({ nightlyPrice }) => euro(nightlyPrice)),
    ...sentences,
    ...photographs.map(
      (file) =>
        planRenditions(
          folder,
          file,
          /** @type {import('../../lib/schema/originals').Original} */ (originals[file]),
        ).rendition.path,
    ),
  ]
}

copyProject()
await layOtherOwner(copy)
run('npx', 'prettier', '--write', '--log-level', 'warn', 'content')
run('node', 'scripts/make/availability.mjs')
run('node', 'scripts/check/test.mjs')

const files = filesIn(join(copy, 'out'))
const texts = files.filter((file) => /\.(html|js|css|xml|json|txt|svg)$|_headers$/.test(file))
const all = [...files, ...texts.map((file) => readFileSync(join(copy, 'out', file), 'utf8'))]
const left = (await valuesOfTheExample()).filter((value) => all.some((text) => text.includes(value)))
assert.deepEqual(left, [], 'The copy’s export still holds values of the example.')
