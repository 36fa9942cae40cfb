/**
 * Runs after `next build` and turns Next's export in out/ into the site that hosts serve. Each page is parsed once, its
 * style sheets, scripts and policy are changed in that document, and the document is serialised once.
 */
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { load } from 'cheerio'
import { addPageScript, addPolicy } from './document.mjs'
import { filesIn, hashOf, write } from '../shared/files.mjs'
import { deferScripts, islandsOf, removeScripts } from './framework-scripts.mjs'
import { loadTs } from '../shared/load-ts.mjs'
import { recordSources } from './sources.mjs'
import {
  linkSheets,
  sheetOrder,
  shortenClasses,
  shortenProperties,
  splitPrint,
  subsetItalic,
  withShortClasses,
  withSteps,
} from './style-sheets.mjs'

const { securityPolicy } = loadTs('lib/site/policy.ts')
const { code: pageScript, draftScript } = JSON.parse(
  readFileSync('content/generated/page-script.json', 'utf8'),
)

/** As `next.config.mjs` sets it. */
const BUILD_ID = 'site'

/** New addresses of files by their old ones. */
const newAddress = new Map()

const isScript = (file) => file.endsWith('.js')

// Next also exports the 404 page as `/_not-found`, which hosts would serve with status 200.
for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) remove(name)
const pages = filesIn('out')
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, name: file.slice(0, -'.html'.length), $: load(withPlainIcons(read(file))) }))
const documents = pages.map(({ $ }) => $)
removeRouteData()
await shrinkItalic()
joinStyleSheets()
rewriteAddresses()
// Cloudflare Pages and Netlify read their headers from this file.
copyFileSync('docs/deploy/_headers', 'out/_headers')
const problems = pages.flatMap(finish)
if (problems.length === 0) recordSources()
else {
  console.error(['The export cannot be served as it is, so out/ is removed:', ...problems].join('\n'))
  rmSync('out', { recursive: true })
  process.exitCode = 1
}

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

/** Replaces the italic typeface by a subset of the characters that pages set in italic. */
async function shrinkItalic() {
  const { italic } = loadTs('lib/fonts.ts').fonts
  const font = await subsetItalic(documents)
  replaceFiles([italic], '/fonts/old-standard-400-italic.[hash].woff2', font)
}

/** Removes the query that Next adds to the address of an icon. Browsers revalidate icons, and without it a page is 90 bytes smaller. */
function withPlainIcons(html) {
  return html.replace(/(\/(?:apple-)?(?:fav)?icon\.\w+)\?[\w.-]+/g, '$1')
}

/** Joins all style sheets into one for the screen and one for paper, so that later pages of a visit request none. */
function joinStyleSheets() {
  const parts = sheetOrder(documents)
  const scripts = [pageScript, draftScript, ...filesIn('out').filter(isScript).map(read)].join('\n')
  const joined = withSteps(withNewAddresses(parts.map(read).join('\n')))
  const named = shortenProperties(joined, scripts + documents.map(($) => $.html()).join('\n'))
  const { css, classes } = shortenClasses(named, scripts)
  const { screen, print } = splitPrint(css)
  const href = replaceFiles(parts, '/_next/static/css/[hash].css', screen)
  const printHref = addFile('/_next/static/css/print.[hash].css', print)
  for (const $ of documents) {
    linkSheets($, href, printHref)
    for (const element of $('[class]').toArray())
      element.attribs.class = withShortClasses(element.attribs.class, classes)
    // The parser keeps the markup in `noscript` as text.
    for (const text of $('script:not([src]), noscript').contents().toArray())
      text.data = withShortClasses(text.data, classes)
  }
}

/** Replaces old addresses in links and in the payload, from which React loads style sheet and typeface. */
function rewriteAddresses() {
  for (const $ of documents) {
    for (const link of $('link[href]').toArray()) link.attribs.href = withNewAddresses(link.attribs.href)
    for (const script of $('script:not([src])').toArray()) $(script).text(withNewAddresses($(script).text()))
  }
}

function withNewAddresses(text) {
  return [...newAddress].reduce((replaced, [before, after]) => replaced.replaceAll(before, after), text)
}

/** @returns {string[]} a line if a script of the page has an unknown shape */
function finish({ file, $ }) {
  try {
    addPageScript($, pageScriptFor($), scriptsFor($))
    addPolicy($, securityPolicy)
    write(`out/${file}`, $.html())
    return []
  } catch ({ message }) {
    return [`out/${file} ${message}.`]
  }
}

function pageScriptFor($) {
  return $('form').length > 0 ? `${pageScript}\n${draftScript}` : pageScript
}

/** Removes, defers or leaves the framework's scripts by `data-island`; returns the addresses of the deferred ones. */
function scriptsFor($) {
  const islands = islandsOf($)
  if (islands.includes('load')) return []
  if (islands.length > 0) {
    const { payload, chunks } = deferScripts($)
    chunks.forEach(addCompileHint)
    return [addFile('/_next/static/data/[hash].js', payload), ...chunks]
  }
  removeScripts($)
  return []
}

/**
 * V8 compiles a script with this comment as a whole while it arrives, outside the main thread. Without it the functions are
 * compiled when the framework starts, which blocks /book for 100 ms more (docs/performance.md).
 */
function addCompileHint(address) {
  const hint = '//# allFunctionsCalledOnLoad\n'
  const code = read(address)
  if (!code.startsWith(hint)) write(`out${address}`, hint + code)
}

/** Writes a file with the hash of its content in its name; returns its address. */
function addFile(address, content) {
  const href = address.replace('[hash]', hashOf([content], 12))
  write(`out${href}`, content)
  return href
}

/** Adds a file as `addFile` does, in place of others. */
function replaceFiles(old, address, content) {
  const href = addFile(address, content)
  for (const each of old) {
    newAddress.set(each, href)
    remove(each)
  }
  return href
}

function read(name) {
  return readFileSync(`out/${name}`, 'utf8')
}

function remove(name) {
  rmSync(`out/${name}`, { recursive: true, force: true })
}
