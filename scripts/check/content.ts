/**
 * `npm run check:content`: prints a line for each fault of the content. The modules of the content are imported late, so that a
 * fault that stops them is printed like all others.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, cwd } from 'node:process'
import { fileURLToPath } from 'node:url'
import { articleFiles } from '@/lib/articles/files'
import type { ContentError } from '@/content/parse'
import { todayInDublin } from '@/lib/dates'
import { readOriginals, type Originals } from '../make/originals'
import { runArticle } from '../shared/articles'
import { filesIn, isLeftover, write } from '../shared/files'
import {
  NOT_PLAIN,
  articleFaults,
  linkFaults,
  linksIn,
  pageFaults,
  pictureFaults,
  propertyFaults,
  type CheckedArticle,
  type Link,
  type Located,
} from './rules'

const MADE = '.generated/pictures.json'
let originals: Originals = {}

async function* contentFaults() {
  // Before the first build no pictures are made.
  if (!existsSync(MADE)) write(MADE, '{}')
  yield* textFaults()
  const { article, pages, properties, site } = await import('@/content')
  const { home } = await import('@/content/home')
  const { photos } = await import('@/content/photos/photos')
  const words = {
    'navigation.ts': await import('@/content/navigation'),
    'week.ts': await import('@/content/week'),
    'home.ts': home,
    'site.ts': site,
  }
  const files = filesIn('content/photos').filter((file) => !file.endsWith('.ts') && !isLeftover(file))
  originals = await readOriginals('content/photos', files)
  yield* pictureFaults(photos, originals)
  yield* propertyFaults(
    properties,
    home.amenities.items.map(({ id }) => id),
    site.owner.lettingNumbers,
    (await import('@/content/booking')).maxGuests,
  )
  const located: Located[] = Object.entries(pages).map(([name, page]) => [
    properties.some(({ id }) => id === name)
      ? `content/properties/${name}.ts › page`
      : `content/pages.ts › ${name}`,
    page,
  ])
  const links: Link[] = Object.entries(words).flatMap(([file, value]) => linksIn(`content/${file}`, value))
  const anchors = new Map<string, readonly string[]>([
    ['/', ['accommodation', 'location', 'amenities', 'faq']],
    ['/blogs', articleFiles().map(({ slug }) => slug)],
    ['/book', ['contact']],
    ...properties.map(
      ({ path, galleries = [] }) =>
        [path, [...galleries.map(({ id }) => id), 'getting-here', 'terms']] as const,
    ),
  ])
  const run: object[] = []
  for (const { file, slug } of articleFiles())
    try {
      const { article: exported, ...rest } = runArticle(file)
      const parsed = article(file, exported)
      run.push({ file, slug, article: exported })
      const checked: CheckedArticle = { file, ...parsed, ...rest }
      yield* articleFaults(checked, todayInDublin(new Date()))
      links.push(...rest.links.map((href) => [file, href] as const))
      const title = parsed.searchTitle ?? parsed.title
      anchors.set(`/blogs/${slug}`, rest.anchors)
      located.push([`${file} › title`, { path: `/blogs/${slug}`, title, description: parsed.description }])
    } catch (error) {
      yield* linesOf(error, file)
    }
  write('.generated/articles.json', JSON.stringify(run))
  yield* pageFaults(located)
  for (const [, { path }] of located) if (!anchors.has(path)) anchors.set(path, [])
  yield* linkFaults(links, anchors)
}

/** Finds signs that look like a plain space or like nothing, and articles that nothing reads. */
function* textFaults() {
  for (const file of filesIn('content').filter((each) => /\.(ts|mdx)$/.test(each))) {
    const lines = readFileSync(join('content', file), 'utf8').split('\n')
    for (const [index, line] of lines.entries())
      if (NOT_PLAIN.test(line))
        yield `content/${file}:${index + 1}: expected plain spaces and letters, found one that is not, after “${line.split(NOT_PLAIN)[0]!.slice(-20)}”`
  }
  for (const file of filesIn('content/blog').filter(
    (each) => /\.(mdx?|txt)$/i.test(each) && !isLeftover(each),
  ))
    if (!/^[^/]+\.mdx$|^SOURCES\.md$/.test(file))
      yield `content/blog/${file}: nothing reads it; expected a name as in content/blog/low-water.mdx`
}

/** The lines of an error: the faults of the content, or file and line of what cannot be read or run. */
function linesOf(error: unknown, file = ''): string[] {
  const { faults, message, stack, line } = Object(error) as Partial<ContentError> & { line?: number }
  if (faults) return [...faults]
  if (line) return [`${file}:${line}: ${message}`]
  const text = `${message}\n${stack}`.replaceAll(`${cwd()}/`, '')
  const [, place, problem] = /(content\/\S+?:\d+):\d+: ERROR: (.*)/.exec(text) ?? []
  const [, where = file] = /(content\/[^\s?]+:\d+)/.exec(text) ?? []
  return [place ? `${place}: ${problem}` : `${where}: ${message}`]
}

/** Prints all faults of the content. Without any, it returns the originals of the pictures. */
export async function checkContent(): Promise<Originals | undefined> {
  const faults: string[] = []
  try {
    for await (const fault of contentFaults()) faults.push(fault)
  } catch (error) {
    faults.push(...linesOf(error))
  }
  if (faults.length === 0) console.log('The content is without fault.')
  else console.error(['The content has faults:', ...faults].join('\n'))
  return faults.length === 0 ? originals : undefined
}

if (argv[1] === fileURLToPath(import.meta.url) && !(await checkContent())) process.exitCode = 1
