/** The rules of the content that need more than one entry or file. Schemas hold the rules within one entry. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '@/lib/schema/content'
import { repeated } from '@/lib/schema/kinds'
import { drawCard } from '../make/cards/drawing'
import { filesIn } from '../shared/files'
import type { CheckedArticle } from './articles'

const PAGES = 'content/pages.ts'
const PLACES = 'content/chart/places.ts'
const ALL = 'content/properties/all.ts'
const PROPERTY_OF_PAGE = /\bproperty\('([^']*)'\)/g

/** Finds links that lead to no page of the site, or to no anchor of that page. */
export function* linkFaults(content: Content, articles: readonly CheckedArticle[]): Generator<string> {
  const addresses = addressesOf(content, articles)
  for (const [at, href] of linksOf(content, articles)) {
    const message = linkFault(href, addresses)
    if (message) yield `${at}: ${message}`
  }
}

function* linksOf(content: Content, articles: readonly CheckedArticle[]) {
  // The schema of `contact.ts` says what is wrong with its links.
  for (const [file, values] of Object.entries(content).filter(([name]) => name !== 'content/contact.ts'))
    for (const [entry, href] of linksIn(values)) yield [`${file} › ${entry}`, href] as const
  for (const { file, links } of articles)
    for (const [words, href] of links) yield [`${file} › link “${words}”`, href] as const
}

/** Finds every `href` in a value, each with the keys that lead to it. */
function* linksIn(value: unknown, keys: readonly string[] = []): Generator<[entry: string, href: string]> {
  for (const [key, inner] of Object.entries(Object(value))) {
    const path = [...keys, Array.isArray(value) ? nameOf(inner, Number(key)) : key]
    if (key === 'href' && typeof inner === 'string') yield [path.join(', '), inner]
    else if (typeof inner === 'object') yield* linksIn(inner, path)
  }
}

/** Names an item of a list by its visible text, or by its number when it has none. */
export function nameOf(entry: unknown, index: number): string {
  const { id, label, name, noun, term, heading } = Object(entry) as Record<string, unknown>
  const named = [id, label, name, noun, term, heading].find((each) => typeof each === 'string' && each !== '')
  return String(named ?? index + 1)
}

/** All addresses of the site with the anchors of each. */
function addressesOf(content: Content, articles: readonly CheckedArticle[]): Map<string, readonly string[]> {
  const slugs = articles.map(({ slug }) => slug)
  const anchors: Record<string, readonly string[]> = {
    '/': ['accommodation', 'location', 'amenities', 'light', 'faq'],
    '/blogs': slugs,
    '/book': ['contact'],
    ...Object.fromEntries(
      content[ALL].properties.map(({ path, galleries = [] }) => [
        path,
        [...galleries.map(({ id }) => id), 'getting-here'],
      ]),
    ),
  }
  const pages = pagesOf(content).map(({ page }) => page)
  return new Map([
    ...pages.filter(({ path }) => path !== '/404').map(({ path }) => [path, anchors[path] ?? []] as const),
    ...slugs.map((slug) => [`/blogs/${slug}`, []] as const),
  ])
}

function linkFault(href: string, addresses: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (/^(tel|mailto):/.test(href)) return undefined
  if (/^https:\/\//.test(href) && URL.canParse(href)) return undefined
  if (/^http:\/\//.test(href)) return `${href} is not secure. Fix: Write https:// before it.`
  if (!href.startsWith('/'))
    return `${href || 'Nothing'} is no address. Fix: Write /house for a page of the site, https://… for one of others.`
  const [path = '', hash] = href.replace(/\?[^#]*/, '').split('#')
  const anchors = addresses.get(path)
  if (!anchors)
    return `There is no page ${path}. Fix: Take a path of ${PAGES}, / and the id of a property, or /blogs/ and an article.`
  if (hash === undefined || anchors.includes(hash)) return undefined
  const there = anchors.map((anchor) => `#${anchor}`).join(', ')
  return `There is no #${hash} on ${path}. Fix: ${there ? `Take one of ${there}, or leave it out.` : 'Leave it out.'}`
}

/** Finds labels of the chart that name no place. */
export function* labelFaults(content: Content): Generator<string> {
  const file = 'content/chart/labels.ts'
  const { places } = content[PLACES]
  const { wideLabels, narrowLabels } = content[file]
  for (const [name, labels] of Object.entries({ wideLabels, narrowLabels }))
    for (const { place } of labels)
      if (!Object.hasOwn(places, place))
        yield `${file} › ${name}, ${place}: There is no place ${place}. Fix: Take a name of ${PLACES}.`
}

/** Finds what a property has in common with another, and does not have in common with the rest of the content. */
export function* propertyFaults(content: Content): Generator<string> {
  const { properties } = content[ALL]
  const { pages } = content[PAGES]
  const ids = properties.map(({ id }) => id)
  const compared = content['content/home.ts'].home.amenities.items.map(({ id }) => id)
  for (const [id] of repeated(ids.map((each) => [each, each])))
    yield `${ALL} › ${id}: It is in the list twice. Fix: Drop one, or give it another id.`
  for (const file of Object.keys(content)) {
    const [, id] = /^content\/properties\/(?!(?:all|words)\.ts)(.+)\.ts$/.exec(file) ?? []
    if (id && !ids.includes(id))
      yield `${file} › ${id}: It is not in the list. Fix: Add it in ${ALL}, or delete the file.`
  }
  for (const { id, path, has } of properties) {
    const file = `content/properties/${id}.ts`
    if (Object.hasOwn(pages, id)) yield `${file} › id: ${path} is another page already. Fix: Take another id.`
    for (const amenity of has.filter((each) => !compared.includes(each)))
      yield `${file} › has, ${amenity}: The comparison has no ${amenity}. Fix: Take an id of amenities in content/home.ts: ${compared.join(', ')}.`
  }
  const numbered = Object.keys(content['content/site.ts'].site.owner?.lettingNumbers ?? {})
  for (const id of numbered.filter((each) => !ids.includes(each)))
    yield `content/site.ts › site, owner, lettingNumbers, ${id}: There is no such property. Fix: Take an id of ${ALL}, or drop it.`
}

/** All pages but the articles, each with where its entry stands. */
function pagesOf(content: Content) {
  const own = Object.entries(content[PAGES].pages).map(([name, page]) => ({
    name,
    at: `${PAGES} › pages, ${name}`,
    page,
  }))
  // A property that is in the list twice has its own fault.
  const properties = new Map(content[ALL].properties.map((property) => [property.id, property]))
  const ofProperties = [...properties.values()].map(({ id, path, page }) => ({
    name: id,
    at: `content/properties/${id}.ts › ${id}, page`,
    page: { ...page, path },
  }))
  return [...own, ...ofProperties]
}

/**
 * Finds pages that have something in common which search engines tell pages apart by, entries without a page in `app/`, and pages
 * of a property that is not there. The 404 page is `app/not-found.tsx`.
 */
export function* pageFaults(root: string, content: Content): Generator<string> {
  const pages = pagesOf(content)
  for (const key of ['path', 'title', 'description'] as const)
    for (const [{ at }, { name }] of repeated(pages.map((each) => [each.page[key], each] as const)))
      yield `${at}, ${key}: ${name} has the same. Fix: Give each page its own.`
  for (const { at, page } of pages)
    if (
      page.path.startsWith('/') &&
      page.path !== '/404' &&
      !existsSync(join(root, `app${page.path}/page.tsx`))
    )
      yield `${at}, path: No page is made for ${page.path}. Fix: Write app${page.path}/page.tsx, correct the path, or drop the entry.`
  const ids = content[ALL].properties.map(({ id }) => id)
  for (const file of filesIn(join(root, 'app')).filter((each) => each.endsWith('page.tsx')))
    for (const [call, id = ''] of readFileSync(join(root, 'app', file), 'utf8').matchAll(PROPERTY_OF_PAGE))
      if (!ids.includes(id))
        yield `app/${file} › ${call}: There is no property ${id}. Fix: Write an id of ${ALL} there (${ids.join(', ')}), or delete the page.`
}

/** Finds titles that do not fit on their card, or have characters that the typeface lacks. */
export function* cardFaults(content: Content, articles: readonly CheckedArticle[]): Generator<string> {
  const siteName = content['content/site.ts'].site.name
  const titles = [
    ...pagesOf(content).map(({ at, page }) => [`${at}, cardTitle`, page.cardTitle] as const),
    ...articles.map(({ file, frontMatter }) => [`${file} › title`, frontMatter?.title] as const),
  ]
  for (const [at, title] of titles) {
    const fault = title ? drawCard(title, siteName).fault : undefined
    if (fault) yield `${at}: ${fault.join(' Fix: ')}`
  }
}
