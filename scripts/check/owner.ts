/**
 * `npm run test:owner`: lays the content of another owner over a copy of the project, runs all tests of `npm test` there,
 * and looks in the copy's export for what belongs to the example alone: its name, address, prices, texts and pictures.
 * The copy stays in `test-results/.copy`, to be looked at: `cd test-results/.copy && npm run serve`.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArticles } from '@/lib/articles/read'
import { euro } from '@/lib/format'
import { filesIn } from '../shared/files'
import { layOtherOwner } from './owner/lay'
import { copy, makeCopy } from './testing/project-copy'
import { content } from '@/app/_shared/content'

const { site, properties, pictures } = content

function run(command: string, ...words: string[]) {
  const { status } = spawnSync(command, words, { cwd: copy, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** What stands in the example's export and must not stand in another owner's. */
function valuesOfTheExample() {
  const sentences = readArticles()
    .flatMap(({ title, excerpt, body }) => [title, excerpt, ...body.split(/(?<=[.!?]) |\n+/)])
    .filter((sentence) => /\w .* \w/.test(sentence))
  return [
    ...[site.name, site.location, new URL(site.url).host],
    ...[site.phone, site.email].flatMap((each) => Object.values(each)),
    ...properties.map(({ nightlyPrice }) => euro(nightlyPrice)),
    ...sentences,
    ...pictures.flatMap(({ path, upright }) => [path, upright?.path ?? path]),
  ]
}

makeCopy()
await layOtherOwner()
run('npx', 'prettier', '--write', '--log-level', 'warn', 'content')
run('node', 'scripts/check/test.mjs')

const files = filesIn(join(copy, 'out'))
const texts = files.filter((file) => /\.(html|js|css|xml|json|txt|svg|htaccess)$|_headers$/.test(file))
const all = [...files, ...texts.map((file) => readFileSync(join(copy, 'out', file), 'utf8'))]
const left = valuesOfTheExample().filter((value) => all.some((text) => text.includes(value)))
assert.deepEqual(left, [], 'The copy’s export still holds values of the example.')
