import type { PageEntry } from './page'
import type { Property } from './property'
import type { Fault, Folders, Modules } from './rules'

const PAGES = 'content/pages.ts'

/** Checks that every link leads to an existing page and to an anchor of that page. */
export function checkLinks(modules: Modules, { articles }: Folders): Fault[] {
  const slugs = articles.map(({ slug }) => slug)
  const addresses = addressesOf(modules, slugs)
  const links = [
    ...Object.entries(modules).flatMap(([file, values]) =>
      linksIn(values).map(([entry, href]) => [file, entry, href] as const),
    ),
    ...articles.flatMap(({ slug, body }) =>
      [...body.matchAll(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(
        ([, words, href = '']) => [`content/blog/${slug}.mdx`, `link “${words}”`, href] as const,
      ),
    ),
  ]
  return links.map(([file, entry, href]): Fault => {
    const message = linkFault(href, addresses)
    return message !== undefined && [file, entry, message]
  })
}

/** All addresses of the site with the anchors of each. */
function addressesOf(modules: Modules, slugs: readonly string[]): Map<string, readonly string[]> {
  const properties = modules['content/properties/all.ts']?.properties as readonly Property[]
  const anchors: Record<string, readonly string[]> = {
    '/': ['accommodation', 'location', 'amenities', 'light', 'faq'],
    '/blogs': slugs,
    '/book': ['contact'],
    ...Object.fromEntries(
      properties.map(({ path, galleries = [] }) => [
        path,
        [...galleries.map(({ id }) => id), 'getting-here'],
      ]),
    ),
  }
  const pages = Object.values(modules[PAGES]?.pages as Record<string, PageEntry>)
  return new Map([
    ...pages.filter(({ path }) => path !== '/404').map(({ path }) => [path, anchors[path] ?? []] as const),
    ...slugs.map((slug) => [`/blogs/${slug}`, []] as const),
  ])
}

/** Finds every `href` in a value, each with the keys that lead to it. */
function linksIn(value: unknown, keys: readonly string[] = []): [entry: string, href: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    const path = [...keys, Array.isArray(value) ? nameOf(inner, Number(key)) : key]
    if (key === 'href' && typeof inner === 'string') return [[path.join(', '), inner]]
    return linksIn(inner, path)
  })
}

/** Names an item of a list by its visible text, or by its number when it has none. */
export function nameOf(entry: unknown, index: number): string {
  const { id, label, name, noun, term, heading } = Object(entry) as Record<string, unknown>
  const named = [id, label, name, noun, term, heading].find((each) => typeof each === 'string' && each !== '')
  return String(named ?? index + 1)
}

/**
 * The problem of a link and its fix, or `undefined` for a good link.
 *
 * @param addresses of the site, each with its anchors
 * @example linkFault('/hose', new Map([['/house', []]])) // 'There is no page /hose. Fix: Take a path of …'
 */
export function linkFault(
  href: string,
  addresses: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (/^(tel|mailto):/.test(href)) return undefined
  if (/^https:\/\//.test(href) && URL.canParse(href)) return undefined
  if (/^http:\/\//.test(href)) return `${href} is not secure. Fix: Write https:// before it.`
  if (!href.startsWith('/'))
    return `${href || 'Nothing'} is no address. Fix: Write /house for a page of the site, https://… for one of others.`
  const [path = '', hash] = href.replace(/\?[^#]*/, '').split('#')
  const anchors = addresses.get(path)
  if (!anchors) return `There is no page ${path}. Fix: Take a path of ${PAGES}, or /blogs/ and an article.`
  if (hash === undefined || anchors.includes(hash)) return undefined
  const there = anchors.map((anchor) => `#${anchor}`).join(', ')
  return `There is no #${hash} on ${path}. Fix: ${there ? `Take one of ${there}, or leave it out.` : 'Leave it out.'}`
}
