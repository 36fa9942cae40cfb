/**
 * After `next build`: turns Next's export in out/ into the site that hosts serve. Each page is parsed once. Its style
 * sheets, scripts and policy are changed in that document, which is then serialised once.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { load } from 'cheerio'
import { addPageScript, addPolicy, problemsOf } from './document.mjs'
import { deferScripts, islandsOf, removeScripts } from './framework-scripts.mjs'
import { loadTs } from './load-ts.mjs'
import { cutItalic, italicCharacters } from './italic.mjs'
import { linkOneSheet, sheetOrder } from './style-sheets.mjs'

const { securityPolicy } = loadTs('lib/policy.ts')

/** Addresses that change: before → after. */
const newAddress = new Map()

removeNotFoundAddress()
const pages = readPages()
removeUnusedRouteData()
await shrinkItalic()
joinStyleSheets()
rewriteAddresses()
// Cloudflare Pages and Netlify read it there.
copyFileSync('docs/deploy/_headers', 'out/_headers')
const problems = pages.flatMap(finish)
if (problems.length > 0) {
  console.error(['The export cannot be served as it is:', ...problems].join('\n'))
  process.exitCode = 1
}

/** Next exports the 404 page at an address of its own as well, where hosts would serve it with status 200. */
function removeNotFoundAddress() {
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) remove(name)
}

function readPages() {
  const names = readdirSync('out', { recursive: true }).filter((name) => name.endsWith('.html'))
  return names.map((file) => ({ file, name: file.slice(0, -'.html'.length), $: load(read(file)) }))
}

/** Only the client router asks for route data, and only pages with islands have one. */
function removeUnusedRouteData() {
  for (const { name } of pages.filter(({ $ }) => islandsOf($).length === 0)) {
    const folder = name === 'index' ? '' : `${name}/`
    const segments = filesIn(`out/${folder}`).filter((file) => file.startsWith('__next.'))
    for (const file of [`${name}.txt`, ...segments.map((segment) => folder + segment)]) remove(file)
    if (filesIn(`out/${folder}`).length === 0) remove(folder)
  }
}

/** The italic typeface holds only the characters that pages set in it. */
async function shrinkItalic() {
  const { fonts } = loadTs('lib/fonts.ts')
  const characters = italicCharacters(pages.map(({ $ }) => $))
  newAddress.set(
    fonts.italic,
    addFile('/fonts/old-standard-400-italic.[hash].woff2', await cutItalic(characters)),
  )
  remove(fonts.italic)
}

/** One style sheet for the whole site: a first visit asks once, later pages not at all. */
function joinStyleSheets() {
  const parts = sheetOrder(pages.map(({ $ }) => $))
  const href = addFile('/_next/static/css/[hash].css', withNewAddresses(parts.map(read).join('\n')))
  for (const { $ } of pages) linkOneSheet($, href)
  for (const part of parts) {
    newAddress.set(part, href)
    remove(part)
  }
}

/** React finds style sheet and typeface by the addresses in the payload and in the route data. */
function rewriteAddresses() {
  for (const { $ } of pages) {
    for (const link of $('link[href]').toArray()) link.attribs.href = withNewAddresses(link.attribs.href)
    for (const script of $('script:not([src])').toArray()) $(script).text(withNewAddresses($(script).text()))
  }
  const routeData = readdirSync('out', { recursive: true }).filter((name) => name.endsWith('.txt'))
  for (const name of routeData) writeFileSync(`out/${name}`, withNewAddresses(read(name)))
}

function withNewAddresses(text) {
  return [...newAddress].reduce((replaced, [before, after]) => replaced.replaceAll(before, after), text)
}

/** @returns {string[]} what is wrong with the page */
function finish({ file, $ }) {
  try {
    addPageScript($, pageScriptFor($), scriptsFor($))
    addPolicy($, securityPolicy)
    writeFileSync(`out/${file}`, $.html())
    return problemsOf($).map((problem) => `out/${file} ${problem}.`)
  } catch ({ message }) {
    return [`out/${file} ${message}.`]
  }
}

/** Removes, defers or leaves the framework's scripts; returns the addresses of those that are deferred. */
function scriptsFor($) {
  const islands = islandsOf($)
  if (islands.includes('load')) return []
  if (islands.length > 0) {
    const { payload, chunks } = deferScripts($)
    return [addFile('/_next/static/data/[hash].js', payload), ...chunks]
  }
  removeScripts($)
  return []
}

function pageScriptFor($) {
  const { code, codeWithTakenNights } = JSON.parse(readFileSync('content/generated/page-script.json', 'utf8'))
  return $('[data-read-at]').length > 0 ? codeWithTakenNights : code
}

/** Writes a file with the hash of its content in its name; returns its address. */
function addFile(address, content) {
  const href = address.replace('[hash]', createHash('sha256').update(content).digest('hex').slice(0, 12))
  mkdirSync(dirname(`out${href}`), { recursive: true })
  writeFileSync(`out${href}`, content)
  return href
}

function filesIn(path) {
  return existsSync(path) ? readdirSync(path) : []
}

function read(name) {
  return readFileSync(`out/${name}`, 'utf8')
}

function remove(name) {
  rmSync(`out/${name}`, { recursive: true, force: true })
}
