/**
 * After `next build`: the export as hosts get it. One pass over every page, in this order: hold back → hash → assert.
 * `SITE_STOCK=yes` gives the export as Next makes it, with the policy and nothing else.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inOrderOfNeed, oneSheet, sheetsOf, withOneSheet } from './export/first-paint.mjs'
import { holdBack } from './export/hold-back.mjs'
import { withPageScript } from './export/page-script.mjs'
import { addPolicy } from './export/policy.mjs'
import { problemsOf } from './export/problems.mjs'
import { loadTs } from './build/load-ts.mjs'

// The 404 page once more, under an address of its own, where hosts would serve it with status 200.
for (const file of ['_not-found', '_not-found.html', '_not-found.txt']) {
  rmSync(`out/${file}`, { recursive: true, force: true })
}

// They read without script; the others ask for it at once.
const readingPages = /^(index|house|apartment|blogs|blogs\/.*)\.html$/
const isStock = process.env.SITE_STOCK === 'yes'
const pageScript = JSON.parse(readFileSync('content/generated/page-script.json', 'utf8'))
const { speculationRules } = loadTs('components/site/page-script/speculation.ts')

const read = (name) => readFileSync(`out/${name}`, 'utf8')
const write = (name, text) => {
  mkdirSync(dirname(`out/${name}`), { recursive: true })
  writeFileSync(`out/${name}`, text)
}

// For the hosts that read it there.
copyFileSync('docs/deploy/_headers', 'out/_headers')

const files = readdirSync('out', { recursive: true })
const pages = files.filter((name) => name.endsWith('.html'))

const joinSheets = () => {
  const sheet = oneSheet(
    pages.map((name) => sheetsOf(read(name))),
    read,
  )
  write(sheet.href, sheet.css)
  for (const name of files.filter((each) => /\.(html|txt)$/.test(each))) {
    write(name, withOneSheet(read(name), sheet))
  }
  for (const part of sheet.parts) rmSync(`out${part}`)
}

// Chromium compiles them whole as they arrive, beside the page, and not on it function by function as they run.
const hintChunks = () => {
  for (const name of files.filter((each) => /^_next\/static\/chunks\/.*\.js$/.test(each))) {
    write(name, `//# allFunctionsCalledOnLoad\n${read(name)}`)
  }
}

const quiet = (html) => {
  const held = holdBack(html)
  write(held.data.href, held.data.code)
  return held.html
}

const finish = (name) => {
  const whole = withPageScript(read(name), pageScript)
  const html = isStock ? whole : inOrderOfNeed(whole)
  const page = addPolicy(!isStock && readingPages.test(name) ? quiet(html) : html, [speculationRules])
  write(name, page)
  return problemsOf(page)
}

const attempt = (name) => {
  try {
    return finish(name)
  } catch ({ message }) {
    return [message]
  }
}

if (!isStock) {
  joinSheets()
  hintChunks()
}
const problems = pages.flatMap((name) => attempt(name).map((problem) => `out/${name} ${problem}.`))
if (problems.length > 0) {
  console.error(['The export does not keep to its policy:', ...problems].join('\n'))
  process.exitCode = 1
}
