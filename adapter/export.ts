/**
 * Turns what Next exports into the site that hosts serve. Each page is parsed once, its styles, scripts and policy are changed in
 * that document, and the document is serialised once. An error fails the build, which then removes out/.
 */
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { load } from 'cheerio'
import { site } from '@/content/site'
import { hashOf, write } from '../scripts/shared/files'
import {
  addHead,
  addPolicy,
  addScripts,
  takeScripts,
  takeSheets,
  usedStyles,
  withAbsoluteUrls,
  withoutFiles,
} from './page'

/** What pages have in common. */
interface Shared {
  /** All scripts, by name and code. */
  scripts: readonly { name: string; code: string }[]
  /** The texts of the style sheets, by address. */
  sheets: ReadonlyMap<string, string>
  /** The code of the inline script. */
  pageScript: string
}

const read = (file: string) => readFileSync(`out/${file}`, 'utf8')
const remove = (file: string) => rmSync(`out/${file}`, { recursive: true, force: true })

/**
 * Next also exports the 404 page as `/_not-found`, which hosts would serve with status 200. Only Next's client router requests
 * route data and manifests, and every navigation of the site loads a document. `site` is the build id of next.config.mjs.
 */
const UNUSED = /^_not-found|^_next\/(static\/)?site\/|(^|\/)__next\.|\.css$/

/** @param paths of all files that Next has exported */
export function finishExport(paths: readonly string[]) {
  const files = paths.map((path) => relative('out', path).split(sep).join('/'))
  const pages = files.filter((file) => file.endsWith('.html') && !UNUSED.test(file))
  const scripts = files.filter((file) => file.endsWith('.js') && !UNUSED.test(file))
  const sheets = files.filter((file) => file.endsWith('.css'))
  const shared = {
    scripts: scripts.map((file) => ({ name: basename(file), code: read(file) })),
    sheets: new Map(sheets.map((file) => [`/${file}`, withAbsoluteUrls(read(file), `/${file}`)])),
    pageScript: JSON.parse(readFileSync('.generated/page-script.json', 'utf8')).script,
  }
  files.filter((file) => UNUSED.test(file)).forEach(remove)
  pages.map((file) => file.replace('.html', '.txt')).forEach(remove)
  // V8 compiles a script with this comment as a whole while it arrives, outside the main thread. /book then blocks for half a
  // second less.
  for (const file of scripts) write(`out/${file}`, `//# allFunctionsCalledOnLoad\n${read(file)}`)
  // Cloudflare Pages and Netlify read their headers from this file.
  cpSync('docs/deploy/_headers', 'out/_headers')
  for (const page of pages)
    try {
      finish(page, shared)
    } catch (error) {
      throw new Error(`out/${page} ${(error as Error).message}: Next exports its pages differently now.`)
    }
  tidy('out')
  console.log(
    site.url.endsWith('.example')
      ? 'out/ is ready to look at. Before you upload it, write your domain into content/site.ts: docs/deploy.md says how.'
      : `out/ is ready for ${site.url}: upload it.`,
  )
}

/** Finishes a page. Only one with an island keeps the framework's scripts, and the page is painted before they run. */
function finish(page: string, { scripts, sheets, pageScript }: Shared) {
  const $ = load(read(page))
  const css = takeSheets($).map((href) => sheets.get(href))
  const { payload, chunks, polyfills } = takeScripts($)
  polyfills.forEach(remove)
  /** The parts of the page, the scripts that they name, and those that these name: a class of the page may stand in each. */
  const texts = new Set([$.html()])
  const deferred: string[] = []
  if ($('[data-island]').length > 0) {
    const code = withoutFiles(payload)
    const address = `/_next/static/data/${hashOf([code], 12)}.js`
    write(`out${address}`, code)
    for (const text of [payload, ...chunks]) texts.add(text)
    deferred.push(address, ...chunks)
  }
  for (const text of texts) for (const { name, code } of scripts) if (text.includes(name)) texts.add(code)
  addHead($, usedStyles(css.join('\n'), [...texts].join('\n')))
  addScripts($, pageScript, deferred)
  addPolicy($)
  write(`out/${page}`, $.html())
}

/**
 * Removes empty folders, because some servers answer 403 where there is a folder of the name of a page, and lets a server read
 * what is copied with its modes, also where new files are their owner's alone.
 */
function tidy(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) tidy(path)
    else chmodSync(path, 0o644)
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
  else chmodSync(folder, 0o755)
}
