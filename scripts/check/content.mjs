import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, cwd } from 'node:process'
import { fileURLToPath } from 'node:url'
import { drawSheet } from '../build/cards/sheet.mjs'
import { loadTs } from '../build/load-ts.mjs'
import { readOriginals } from '../build/pictures/originals.mjs'
import { stopOn } from '../build/stop.mjs'
import { readArticle } from './articles.mjs'
import { faultsOf } from './explain.mjs'
import { articleSources, photoFilesIn, routesIn } from './files.mjs'
import { loadContent } from './load.mjs'

const { content } = loadTs('lib/schema/content.ts')
const { nameOf } = loadTs('lib/schema/links.ts')
const { rules } = loadTs('lib/schema/rules.ts')
const { expiryReminder, missingByLaw, openExamples } = loadTs('lib/schema/site.ts')

/**
 * Everything that is wrong in the content, at once.
 *
 * @param {string} root that holds `content/`
 * @param {Record<string, object>} knownOriginals facts of pictures by hash, as the last build wrote them
 * @returns {Promise<string[]>} a line a fault: `content/site.ts › site, phone: It is empty. Fix: Fill it in.`
 */
export async function contentFaults(root, knownOriginals = {}) {
  const { modules, faults: unread, consequences, imports } = await loadContent(root, Object.keys(content))
  const articles = Object.entries(articleSources(root)).map(([slug, source]) => readArticle(slug, source))
  const photoFiles = photoFilesIn(root)
  const originals = await readOriginals(join(root, 'content/photos'), photoFiles, knownOriginals)
  const folders = { originals, photoFiles, articles, routes: routesIn('.') }

  const told = ({ path, ...rest }, file, value, whole) => ({
    ...rest,
    file,
    entry: entryOf(value, path) || whole,
    key: path.at(-1),
  })
  const found = [
    ...independent(imports, [
      ...unread,
      ...Object.entries(modules).flatMap(([file, values]) =>
        faultsOf(content[file], values).map((each) => told(each, file, values, 'exports')),
      ),
    ]),
    ...articles.flatMap(({ slug, frontMatter, faults }) =>
      faults.map((each) => told(each, `content/blog/${slug}.mdx`, frontMatter, 'front matter')),
    ),
  ]
  const faults = [
    ...found,
    ...[...rules, cardFaults]
      .flatMap((rule) => attempt(() => rule(modules, folders), found.length > 0))
      .filter(Boolean)
      .map(([file, entry, message]) => ({ file, entry, message })),
  ]
  const lines = (faults.length > 0 ? faults : consequences).map(
    ({ file, entry, message }) => `${file} › ${entry}: ${message}`,
  )
  return [...new Set(lines)]
}

/** The keys that lead to an entry; what stands in a list goes by its name. */
function entryOf(value, path) {
  let at = value
  return path
    .map((key) => {
      const inner = at?.[key]
      const name = typeof key === 'number' ? nameOf(inner, key) : key
      at = inner
      return name
    })
    .join(', ')
}

/** Faults without those that a file has from one that it imports. */
function independent(imports, faults) {
  const reaches = (from, to, met = new Set()) =>
    from !== to &&
    (imports[from]?.some((file) => file === to || (!met.has(file) && reaches(file, to, met.add(file)))) ??
      true)
  const isSame = (a, b) =>
    a.absent ? a.absent.every((key) => b.absent?.includes(key)) : a.key === b.key && a.message === b.message
  return faults.filter((a) => !faults.some((b) => isSame(a, b) && reaches(a.file, b.file)))
}

/** A rule may stumble over content of the wrong shape: of that there is a fault already. */
function attempt(rule, isMisshapen) {
  try {
    return rule()
  } catch (error) {
    if (isMisshapen) return []
    throw error
  }
}

/** Titles that do not fit on their card, or hold a letter that the typeface has not. */
function cardFaults(modules, { articles }) {
  const { name: siteName } = modules['content/site.ts'].site
  const titles = [
    ...Object.entries(modules['content/pages.ts'].pages).map(([name, { cardTitle }]) => [
      'content/pages.ts',
      `pages, ${name}, cardTitle`,
      cardTitle,
    ]),
    ...articles.map(({ slug, frontMatter }) => [`content/blog/${slug}.mdx`, 'title', frontMatter?.title]),
  ]
  return titles.flatMap(([file, entry, title]) => {
    const { fault } = title ? drawSheet(title, siteName) : {}
    return fault ? [[file, entry, fault.join(' Fix: ')]] : []
  })
}

const FACTS = 'content/generated/originals.json'

/** Stops a build while anything in the content is wrong, and names all of it. Alone: `npm run check:content` */
export async function checkContent() {
  const known = existsSync(FACTS) ? JSON.parse(readFileSync(FACTS, 'utf8')) : {}
  stopOn(await contentFaults(cwd(), known))
}

/** Says what the owner has still to fill in, and what is due by the day of the build; neither stops it. */
export function sayWhatIsOpen() {
  const { site } = loadTs('content/site.ts')
  const open = openExamples(site)
  if (open.length > 0) console.log(`Still an example: ${open.join(', ')}, in content/site.ts.`)
  const missing = missingByLaw(site.owner)
  if (missing.length > 0)
    console.log(`The law asks for: ${missing.join(', ')}, under owner in content/site.ts. It is still empty.`)
  const due = expiryReminder(site.securityContactUntil, new Date().toISOString().slice(0, 10))
  if (due) console.log(`Due: ${due}`)
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await checkContent()
  sayWhatIsOpen()
  console.log('The content is without fault.')
}
