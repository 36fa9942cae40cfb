/**
 * Runs after `next build` and turns Next's export in out/ into the site that hosts serve. Each page is parsed once, its
 * styles, scripts and policy are changed in that document, and the document is serialised once.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { load } from 'cheerio'
import { securityPolicy } from '@/lib/site/policy'
import { addHead, addPictures, addPolicy, addScripts } from './document'
import { filesIn, hashOf, write } from '../shared/files'
import { takeScripts } from './framework-scripts'
import { subsetItalic, takeSheets, usedStyles, withAbsoluteUrls, withoutSheets } from './styles'
import { site } from '@/content'

const inlineScripts: Record<string, string> = JSON.parse(
  readFileSync('.generated/inline-scripts.json', 'utf8'),
)

/** As `next.config.mjs` sets it. */
const BUILD_ID = 'site'

// Next also exports the 404 page as `/_not-found`, which hosts would serve with status 200.
for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) remove(name)
const pages = filesWith('.html').map((file) => ({
  file,
  name: file.slice(0, -'.html'.length),
  $: load(read(file)),
}))
removeRouteData()
const scripts = filesWith('.js').map((file) => ({ name: basename(file), code: read(file) }))
const sheets = await takeStyles()
// Cloudflare Pages and Netlify read their headers from this file.
cpSync('docs/deploy/_headers', 'out/_headers')
// The sitemap lists the pictures that each page has.
const sitemap = load(read('sitemap.xml'), { xml: true })
addPictures(sitemap, new Map(pages.map(({ name, $ }) => [`${site.url}/${name}`.replace(/\/index$/, ''), $])))
write('out/sitemap.xml', sitemap.xml())
for (const page of pages)
  try {
    finish(page)
  } catch (error) {
    rmSync('out', { recursive: true })
    const problem = `out/${page.file} ${(error as Error).message}`
    console.error(`The export cannot be served as it is, so out/ is removed: ${problem}.`)
    process.exit(1)
  }
console.log(
  site.url.endsWith('.example')
    ? 'out/ is ready to look at. Before you upload it, write your domain into content/site.ts: docs/deploy.md says how.'
    : `out/ is ready for ${site.url}: upload it.`,
)

/** Only Next's client router requests route data and manifests, and every navigation of the site loads a document. */
function removeRouteData() {
  for (const { name } of pages) {
    const folder = name === 'index' ? '' : `${name}/`
    const segments = filesIn(`out/${folder}`).filter((file) => file.startsWith('__next.'))
    for (const file of [`${name}.txt`, ...segments.map((segment) => folder + segment)]) remove(file)
    if (filesIn(`out/${folder}`).length === 0) remove(folder)
  }
  for (const parent of ['_next', '_next/static']) remove(`${parent}/${BUILD_ID}`)
}

/**
 * Takes the style sheets out of the export. In them, the italic typeface is replaced by a subset of the characters that pages
 * set in italic.
 *
 * @returns the sheets by their addresses
 */
async function takeStyles() {
  const subset = await subsetItalic(pages.map(({ $ }) => $))
  const [italic] = filesWith('.woff2').filter((file) => file.includes('-italic.'))
  const newItalic = addFile('/fonts/old-standard-400-italic.[hash].woff2', subset)
  const files = filesWith('.css')
  const entries = files.map((file): [address: string, css: string] => [
    `/${file}`,
    withAbsoluteUrls(read(file), `/${file}`).replaceAll(`/${italic}`, newItalic),
  ])
  for (const file of [italic!, ...files]) remove(file)
  return new Map(entries)
}

/**
 * Removes the framework's scripts from a page, or defers them where it has an island.
 *
 * @throws if a script of the page has an unknown shape
 */
function finish({ file, $ }: (typeof pages)[number]) {
  const css = takeSheets($)
    .map((href) => sheets.get(href))
    .join('\n')
  const { payload, chunks, polyfills } = takeScripts($)
  polyfills.forEach(remove)
  const texts = [$.html()]
  const deferred: string[] = []
  if ($('[data-island]').length > 0) {
    texts.push(payload, ...chunks)
    deferred.push(addFile('/_next/static/data/[hash].js', withoutSheets(payload)), ...chunks)
  }
  addHead($, usedStyles(css, withScripts(texts)))
  addScripts($, inlineScripts, deferred)
  addPolicy($, securityPolicy)
  write(`out/${file}`, $.html())
}

/** The parts of a page, the scripts that they name, and those that these name: a class of the page may stand in each. */
function withScripts(parts: string[]) {
  const texts = new Set(parts)
  for (const text of texts) for (const { name, code } of scripts) if (text.includes(name)) texts.add(code)
  return [...texts].join('\n')
}

/** Writes a file with the hash of its content in its name; returns its address. */
function addFile(address: string, content: string | Buffer) {
  const href = address.replace('[hash]', hashOf([content], 12))
  write(`out${href}`, content)
  return href
}

function filesWith(ending: string) {
  return filesIn('out').filter((file) => file.endsWith(ending))
}

function read(name: string) {
  return readFileSync(`out/${name}`, 'utf8')
}

function remove(name: string) {
  rmSync(`out/${name}`, { recursive: true, force: true })
}
