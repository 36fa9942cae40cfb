import { readdirSync, readFileSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'
import { everyPage, site } from '../content'

/** The path of every file of the export, such as `/privacy.html`. */
export const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)

export const read = (file: string) => readFileSync(`out${file}`, 'utf8')

/** The pages that search engines may index. */
export const indexable = everyPage.filter(({ noindex }) => !noindex)

/** The address of a page, as programs have it. */
export const addressOf = (path: string) => site.url + (path === '/' ? '' : path)

/** Each page as a crawler gets it, before any script runs. */
const pages = new Map(
  everyPage.map(({ path }) => {
    const html = read(path === '/' ? '/index.html' : `${path}.html`)
    return [path, { html, $: load(html, { scriptingEnabled: false }) }]
  }),
)
export const exported = (path: string) => pages.get(path)!

/** The values of an attribute, from all elements that match the selector. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string) =>
  Array.from($(selector), (element) => $(element).attr(name)!)

/** Whether an address, absolute or from the root, leads to a file or a page of the export, and to the part that its hash names. */
export function isExported(address: string) {
  const { origin, pathname, hash } = new URL(address, site.url)
  const path = decodeURIComponent(pathname)
  const page = pages.get(path)
  if (!page) return origin === new URL(site.url).origin && files.includes(path)
  return hash === '' || page.$(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 1
}
