import type { APIRequestContext } from '@playwright/test'
import { load } from 'cheerio'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import type { PageEntry } from '@/lib/schema/page'
import { articlePages } from './articles'

/** Every page there is, and those that may be found. */
export const entries: PageEntry[] = [...Object.values(pages), ...articlePages]
export const indexable = entries.filter(({ noindex }) => !noindex)

/** A page as a crawler gets it: no script has run. */
export async function rawPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  return { html, $: load(html) }
}

export async function rawXml(request: APIRequestContext, path: string) {
  return load(await (await request.get(path)).text(), { xml: true })
}

interface Node {
  '@type'?: string
  [property: string]: unknown
}

/** The things that a page tells search engines of, by type. */
export async function thingsOf(request: APIRequestContext, path: string) {
  const { $ } = await rawPage(request, path)
  const scripts = $('script[type="application/ld+json"]').toArray()
  const things = scripts.flatMap((script) => {
    const { '@context': context, '@graph': graph } = JSON.parse($(script).text())
    if (context !== 'https://schema.org') throw new Error(`${path}: ${context} is not the vocabulary`)
    return graph as Node[]
  })
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

/** Every text anywhere within a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The addresses of ours that the export does not answer with what is there. */
export async function unresolved(request: APIRequestContext, addresses: Iterable<string>) {
  const missing: string[] = []
  for (const address of new Set(addresses)) {
    const { origin, pathname, protocol } = new URL(address)
    const isOurs = origin === site.url && protocol === 'https:'
    const status = isOurs ? (await request.head(pathname, { maxRedirects: 0 })).status() : 0
    if (status !== 200) missing.push(`${address}: ${status || 'not of this site'}`)
  }
  return missing
}
