/**
 * `npm run check:content`: prints a line for each fault of the content. The modules of the content are imported late, so that a
 * fault that stops them is printed like all others.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { argv, cwd } from 'node:process'
import { fileURLToPath } from 'node:url'
import { todayInDublin } from '@/lib/dates'
import { articlePage, articlePath, propertyPage, propertyPath } from '@/lib/site/pages'
import { keptCalendars } from '@/lib/kept-calendars'
import { readOriginals, type Originals } from '../make/originals'
import { filesIn, isLeftover, write } from '../shared/files'
import { dataFaults, type Exports } from './data'
import { readMarkdown, type Text } from './markdown'
import {
  ARTICLES,
  articleFaults,
  linkFaults,
  linksIn,
  pageFaults,
  photoFaults,
  propertyFaults,
  textFaults,
  type Link,
  type Located,
} from './rules'

const MADE = '.generated/pictures.json'

/**
 * Finds all faults of the content, a line each: `content/properties/house.ts › nightlyPrice: expected a number, received "550"`
 *
 * @returns the lines, and the originals of the pictures, which the build needs
 */
async function findFaults() {
  // Before the first build no pictures are made.
  if (!existsSync(MADE)) write(MADE, '{}')
  const files = filesIn('content').filter((file) => !isLeftover(file))
  const photos = files.filter((file) => file.startsWith('photos/') && !file.endsWith('.ts'))
  const originals = await readOriginals(
    'content/photos',
    photos.map((file) => file.slice('photos/'.length)),
  )
  const empty = files.filter((file) => statSync(`content/${file}`).size === 0)
  // Each file that imports an empty one would be blamed with it.
  if (empty.length > 0) return { faults: empty.map((file) => `content/${file}: is empty`), originals }
  const faults = new Set<string>()
  const exported: Record<string, Exports[string]> = {}
  const texts: Record<string, Text> = {}
  for (const file of files.filter((each) => /\.(ts|mdx)$/.test(each)))
    try {
      const text = readFileSync(`content/${file}`, 'utf8')
      for (const fault of textFaults(`content/${file}`, text)) faults.add(fault)
      if (file.endsWith('.mdx')) texts[file] = readMarkdown(text)
      else exported[file] = await import(`@/content/${file.slice(0, -'.ts'.length)}`)
    } catch (error) {
      faults.add(lineOf(error, `content/${file}`))
    }
  for (const fault of dataFaults(exported)) faults.add(fault)
  try {
    keptCalendars()
  } catch (error) {
    faults.add((error as Error).message)
  }
  try {
    for await (const fault of faultsBetween(files, exported, texts, originals)) faults.add(fault)
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
  const { home } = await import('@/content/home')
  const { pages } = await import('@/content/pages')
  const { photos } = await import('@/content/photos/photos')
  const { properties } = await import('@/content/properties/all')
  const { site } = await import('@/content/site')
  yield* photoFaults(photos, originals)
  yield* propertyFaults(
    properties,
    home.amenities.items.map(({ id }) => id),
    site.owner.lettingNumbers,
    (await import('@/content/booking')).maxGuests,
  )
  yield* articleFaults(articles, files, texts, todayInDublin(new Date()))
  const located: Located[] = [
    ...Object.entries(pages).map(([name, page]) => [`content/pages.ts › ${name}`, page] as const),
    ...properties.map(
      (property) => [`content/properties/${property.id}.ts › page`, propertyPage(property)] as const,
    ),
    ...articles.map((article) => [`${ARTICLES} › ${article.slug}`, articlePage(article, site.name)] as const),
  ]
  yield* pageFaults(located)
  if (!pages.home.image) yield 'content/pages.ts › home, image: is missing; pages without a picture show it'
  const anchors = new Map<string, readonly string[] | undefined>([
    ...located.map(([, { path }]) => [path, []] as const),
    ['/', ['accommodation', 'location', 'amenities', 'faq']],
    ['/blogs', articles.map(({ slug }) => slug)],
    ['/book', ['contact']],
    ...properties.map(
      (property) =>
        [
          propertyPath(property),
          [...(property.galleries ?? []).map(({ id }) => id), 'getting-here', 'terms'],
        ] as const,
    ),
    ...articles.map(({ slug }) => [articlePath(slug), texts[`blog/${slug}.mdx`]?.anchors] as const),
  ])
  const links: Link[] = [
    ...Object.entries(exported).flatMap(([file, value]) => linksIn(`content/${file}`, value)),
    ...Object.entries(texts).flatMap(([file, text]) =>
      text.links.map((href) => [`content/${file}`, href] as const),
    ),
  ]
  yield* linkFaults(links, anchors)
}

/** File and line of what cannot be read or run, and why. */
function lineOf(error: unknown, file = '') {
  const { message, stack, line } = Object(error) as Error & { line?: number }
  if (line) return `${file}:${line}: ${message}`
  const text = `${message}\n${stack}`.replaceAll(`${cwd()}/`, '')
  const [, place, problem] = /(content\/\S+?:\d+):\d+: ERROR: (.*)/.exec(text) ?? []
  const [, where = file] = /(content\/[^\s?]+:\d+)/.exec(text) ?? []
  return place ? `${place}: ${problem}` : `${where}: ${message}`
}

/** Prints all faults of the content. Without any, it returns the originals of the pictures. */
export async function checkContent(): Promise<Originals | undefined> {
  const { faults, originals } = await findFaults()
  if (faults.length === 0) console.log('The content is without fault.')
  else console.error(['The content has faults:', ...faults].join('\n'))
  return faults.length === 0 ? originals : undefined
}

if (argv[1] === fileURLToPath(import.meta.url) && !(await checkContent())) process.exitCode = 1
