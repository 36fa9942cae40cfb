/**
 * `npm run check:content`: prints a line for each fault of the content. The modules of the content are imported late, so that a
 * fault that stops them is printed like all others.
 */
import { readFileSync, statSync } from 'node:fs'
import { argv, cwd } from 'node:process'
import { fileURLToPath } from 'node:url'
import { todayInDublin } from '@/lib/dates'
import { articlePage, articlePath, propertyPage, propertyPath } from '@/lib/site/pages'
import { keptCalendars } from '@/lib/kept-calendars'
import { readOriginals, type Originals } from '../make/originals'
import { filesIn } from '../shared/files'
import { dataFaults, type Exports } from './data'
import { readMarkdown, type Text } from './markdown'
import * as rules from './rules'

/** All that is written: not what finds a picture, which needs files that are made later. */
const WRITTEN = /\.mdx$|(?<!^photos\/picture)\.ts$/

/**
 * Finds all faults of the content, a line each: `content/properties/house.ts › nightlyPrice: expected a number, received "550"`
 *
 * @returns the lines, and the originals of the pictures, which the build needs
 */
async function findFaults() {
  const files = filesIn('content')
  const originals = await readOriginals('content/photos')
  const empty = files.filter((file) => statSync(`content/${file}`).size === 0)
  // Each file that imports an empty one would be blamed with it.
  if (empty.length > 0) return { faults: empty.map((file) => `content/${file}: is empty`), originals }
  const faults = new Set<string>()
  const exported: Record<string, Exports[string]> = {}
  const texts: Record<string, Text> = {}
  for (const file of files.filter((each) => WRITTEN.test(each)))
    try {
      const text = readFileSync(`content/${file}`, 'utf8')
      for (const fault of rules.textFaults(`content/${file}`, text)) faults.add(fault)
      if (file.endsWith('.mdx')) texts[file] = readMarkdown(text)
      else exported[file] = await import(`@/content/${file.slice(0, -'.ts'.length)}`)
    } catch (error) {
      faults.add(lineOf(error, `content/${file}`))
    }
  for (const fault of dataFaults(exported)) faults.add(fault)
  try {
    for await (const fault of faultsBetween(files, exported, texts, originals)) faults.add(fault)
    keptCalendars()
  } catch (error) {
    // What has a fault already may stop what builds on it.
    if (faults.size === 0) faults.add(lineOf(error))
  }
  return { faults: [...faults], originals }
}

/** Finds what does not fit between one file and another. */
async function* faultsBetween(
  files: readonly string[],
  exported: Exports,
  texts: Readonly<Record<string, Text>>,
  originals: Originals,
) {
  const { articles } = await import('@/content/blog/articles')
  const { maxGuests } = await import('@/content/booking')
  const { home } = await import('@/content/home')
  const { pages } = await import('@/content/pages')
  const { photos } = await import('@/content/photos/photos')
  const { properties } = await import('@/content/properties/all')
  const { site } = await import('@/content/site')
  const amenities = home.amenities.items.map(({ id }) => id)
  yield* rules.photoFaults(photos, originals)
  yield* rules.propertyFaults(properties, amenities, site.owner.lettingNumbers, maxGuests, site.name)
  yield* rules.articleFaults(articles, files, texts, todayInDublin(new Date()))
  const located = [
    ...Object.entries(pages).map(([name, page]) => [`content/pages.ts › ${name}`, page] as const),
    ...properties.map((each) => [`content/properties/${each.id}.ts › page`, propertyPage(each)] as const),
    ...articles.map((each) => [`${rules.ARTICLES} › ${each.slug}`, articlePage(each, site.name)] as const),
  ]
  yield* rules.pageFaults(located)
  if (!pages.home.image) yield 'content/pages.ts › home, image: is missing; pages without a picture show it'
  const anchors: Record<string, readonly string[] | undefined> = {
    ...Object.fromEntries(located.map(([, { path }]) => [path, []])),
    '/': ['accommodation', 'location', 'amenities', 'faq'],
    '/blogs': articles.map(({ slug }) => slug),
    '/book': ['contact'],
  }
  for (const property of properties) {
    const galleries = property.galleries ?? []
    anchors[propertyPath(property)] = [...galleries.map(({ id }) => id), 'getting-here', 'terms']
  }
  for (const { slug } of articles) anchors[articlePath(slug)] = texts[`blog/${slug}.mdx`]?.anchors
  for (const [file, value] of Object.entries(exported))
    yield* rules.linkFaults(rules.linksIn(`content/${file}`, value), anchors)
  for (const [file, { links }] of Object.entries(texts))
    yield* rules.linkFaults(
      links.map((href) => [`content/${file}`, href]),
      anchors,
    )
}

/** File and line of what cannot be read or run, and why. */
function lineOf(error: unknown, file = '') {
  const { message, stack, line } = error as Error & { line?: number }
  const text = `${message}\n${stack}`.replaceAll(`${cwd()}/`, '')
  // The compiler writes `content/host.ts:2:9: ERROR: Unexpected "‘"`. What fails when it is run has its place in the stack.
  const [, place, problem = message] = /(content\/[^\s?:]+:\d+)(?::\d+: ERROR: (.*))?/.exec(text) ?? []
  return [place ?? (line ? `${file}:${line}` : file), problem].filter(Boolean).join(': ')
}

/** Prints all faults of the content. Without any, it returns the originals of the pictures. */
export async function checkContent(): Promise<Originals | undefined> {
  const { faults, originals } = await findFaults()
  if (faults.length === 0) console.log('The content is without fault.')
  else console.error(['The content has faults:', ...faults].join('\n'))
  return faults.length === 0 ? originals : undefined
}

if (argv[1] === fileURLToPath(import.meta.url) && !(await checkContent())) process.exitCode = 1
