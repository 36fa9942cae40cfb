import { problem } from './problem'

/** The addresses of the site, each with the anchors that content may lead to. */
export type Addresses = ReadonlyMap<string, readonly string[]>

/** Where a link of the content stands, and where it leads. */
export interface ContentLink {
  file: string
  entry: string
  href: string
}

/**
 * Links to nowhere: to a page or an anchor that is not there, to a telephone or an address that is none, and to a site
 * of others that is not asked for over https.
 *
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkLinks(links: readonly ContentLink[], addresses: Addresses): string[] {
  return links.flatMap(({ file, entry, href }) => {
    const found = faultOf(href, addresses)
    return found ? [problem(file, entry, ...found)] : []
  })
}

/**
 * The links that stand anywhere within a value: every `href`.
 *
 * @param values by name, as the file exports them
 */
export function linksIn(file: string, values: unknown, keys: readonly string[] = []): ContentLink[] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([key, value]) => {
    const path = [...keys, Array.isArray(values) ? labelOf(value, key) : key]
    if (key === 'href' && typeof value === 'string') return [{ file, entry: path.join(', '), href: value }]
    return linksIn(file, value, path)
  })
}

/** An entry of a list is known by what is read there. */
function labelOf(value: unknown, index: string): string {
  const { label, name, heading } = Object(value) as Record<string, unknown>
  return String(label ?? name ?? heading ?? Number(index) + 1)
}

/** The links in the text of an article: `[words](target)`. */
export function linksInArticle(slug: string, source: string): ContentLink[] {
  const text = source.replace(/^---[\s\S]*?\n---/, '')
  return [...text.matchAll(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(([, words = '', href = '']) => ({
    file: `content/blog/${slug}.mdx`,
    entry: `link “${words}”`,
    href,
  }))
}

function faultOf(href: string, addresses: Addresses): [what: string, fix: string] | undefined {
  if (/^(tel|mailto):/.test(href)) return undefined
  if (/^https:\/\//.test(href) && URL.canParse(href)) return undefined
  if (/^http:\/\//.test(href)) return [`${href} is not secure.`, 'Write https:// before it.']
  if (!href.startsWith('/'))
    return [
      `${href || 'Nothing'} is no address.`,
      'Write /house for a page of the site, https://… for one of others.',
    ]
  const [path = '', hash] = href.replace(/\?[^#]*/, '').split('#')
  const anchors = addresses.get(path)
  if (!anchors)
    return [`There is no page ${path}.`, 'Take a path of content/pages.ts, or /blogs/ and an article.']
  if (hash === undefined || anchors.includes(hash)) return undefined
  return [
    `There is no #${hash} on ${path}.`,
    anchors.length > 0
      ? `Take one of ${anchors.map((anchor) => `#${anchor}`).join(', ')}, or leave it out.`
      : 'Leave it out.',
  ]
}
