/**
 * Runs after `next build` and turns Next's export in out/ into the site that hosts serve. Each page is parsed once, its
 * styles, scripts and policy are changed in that document, and the document is serialised once. Where it throws, the build
 * removes out/.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { load } from 'cheerio'
import { site } from '@/content'
import { filesIn, hashOf, write } from '../shared/files'
import {
  addHead,
  addPolicy,
  addScripts,
  takeScripts,
  takeSheets,
  usedStyles,
  withAbsoluteUrls,
  withoutSheets,
} from './page'

const filesWith = (ending: string) => filesIn('out').filter((file) => file.endsWith(ending))
const read = (name: string) => readFileSync(`out/${name}`, 'utf8')
const remove = (name: string) => rmSync(`out/${name}`, { recursive: true, force: true })

const inlineScripts: Record<string, string> = JSON.parse(
  readFileSync('.generated/inline-scripts.json', 'utf8'),
)

// Next also exports the 404 page as `/_not-found`, which hosts would serve with status 200. Only Next's client router requests
// route data and manifests, and every navigation of the site loads a document. `site` is the build id of next.config.mjs.
for (const name of ['_not-found', '_not-found.html', '_not-found.txt', '_next/site', '_next/static/site'])
  remove(name)
const pages = filesWith('.html').map((file) => file.slice(0, -'.html'.length))
for (const file of filesIn('out')) if (/(^|\/)__next\./.test(file)) remove(file)
for (const page of pages) {
  remove(`${page}.txt`)
  // Some servers answer 403 where there is a folder of the name of a page.
  if (filesIn(`out/${page}`).length === 0) remove(page)
}

// V8 compiles a script with this comment as a whole while it arrives, outside the main thread. /book then blocks for half a
// second less.
const scripts = filesWith('.js').map((file) => {
  const code = read(file)
  write(`out/${file}`, `//# allFunctionsCalledOnLoad\n${code}`)
  return { name: basename(file), code }
})
const sheets = new Map(
  filesWith('.css').map((file) => [`/${file}`, withAbsoluteUrls(read(file), `/${file}`)]),
)
for (const href of sheets.keys()) remove(href)
// Cloudflare Pages and Netlify read their headers from this file.
cpSync('docs/deploy/_headers', 'out/_headers')
for (const page of pages)
  try {
    finish(page)
  } catch (error) {
    throw new Error(`out/${page}.html ${(error as Error).message}: Next exports its pages differently now.`)
  }
console.log(
  site.url.endsWith('.example')
    ? 'out/ is ready to look at. Before you upload it, write your domain into content/site.ts: docs/deploy.md says how.'
    : `out/ is ready for ${site.url}: upload it.`,
)

/** Finishes a page. Only one with an island keeps the framework's scripts, and the page is painted before they run. */
function finish(page: string) {
  const $ = load(read(`${page}.html`))
  const css = takeSheets($)
    .map((href) => sheets.get(href))
    .join('\n')
  const { payload, chunks, polyfills } = takeScripts($)
  polyfills.forEach(remove)
  const texts = [$.html()]
  const deferred: string[] = []
  if ($('[data-island]').length > 0) {
    const code = withoutSheets(payload)
    const address = `/_next/static/data/${hashOf([code], 12)}.js`
    write(`out${address}`, code)
    texts.push(payload, ...chunks)
    deferred.push(address, ...chunks)
  }
  addHead($, usedStyles(css, withScripts(texts)))
  addScripts($, inlineScripts, deferred)
  addPolicy($)
  write(`out/${page}.html`, $.html())
}

/** The parts of a page, the scripts that they name, and those that these name: a class of the page may stand in each. */
function withScripts(parts: string[]) {
  const texts = new Set(parts)
  for (const text of texts) for (const { name, code } of scripts) if (text.includes(name)) texts.add(code)
  return [...texts].join('\n')
}
