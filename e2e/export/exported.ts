import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'
import { site } from '@/content'
import { everyPage } from '../every-page'

export { everyPage as entries }

/** The pages that search engines may index. */
export const indexable = everyPage.filter(({ noindex }) => !noindex)

/** The path of every file of the export, such as `/house.html`. */
export const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)

interface Page {
  html: string
  $: CheerioAPI
}

const parsed = new Map<string, Page>()

/** A page of the export as a crawler gets it, before any script runs. Each page is read and parsed once. */
export function exported(path: string): Page {
  const known = parsed.get(path)
  if (known) return known
  const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8')
  const page = { html, $: load(html, { scriptingEnabled: false }) }
  parsed.set(path, page)
  return page
}

/** The text as a browser shows it: runs of white space become one space. */
export const shown = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The texts of all elements that match the selector. */
export const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => shown($(element).text()))

/** The values of an attribute, from all elements that match the selector. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name))

/**
 * Whether an address leads to a file or a page of the export. The address is absolute under the site's address, or starts at
 * the root. If it has a hash, the page must contain an element with that id; a drawing may have a view such as
 * `#svgView(viewBox(0,0,60,45))`.
 */
export function isExported(address: string) {
  const { origin, pathname, hash } = new URL(address, site.url)
  if (origin !== new URL(site.url).origin) return false
  const path = decodeURIComponent(pathname)
  const isPage = path === '/' || existsSync(`out${path}.html`)
  const isPartOfDrawing = path.endsWith('.svg') && hash.startsWith('#svgView(')
  if (!isPage) return !path.endsWith('/') && (hash === '' || isPartOfDrawing) && existsSync(`out${path}`)
  return hash === '' || exported(path).$(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 1
}
