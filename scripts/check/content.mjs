import { join } from 'node:path'
import { argv, cwd } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadReadings } from '../build/availability/readings.mjs'
import { drawCard } from '../build/cards/drawing.mjs'
import { loadTs } from '../build/load-ts.mjs'
import { readOriginals } from '../build/pictures/originals.mjs'
import { readArticles } from './articles.mjs'
import { faultsOf } from './explain.mjs'
import { filesIn, photoFilesIn } from './files.mjs'
import { loadContent } from './load.mjs'

const { content } = loadTs('lib/schema/content.ts')
const { nameOf } = loadTs('lib/schema/links.ts')
const { rules } = loadTs('lib/schema/rules.ts')
const { expiryReminder, missingByLaw, openExamples } = loadTs('lib/schema/site.ts')

/**
 * Lists all faults of the content.
 *
 * @param {string} root folder of `content/`
 * @returns {Promise<string[]>} one line for each fault: `content/site.ts › site, phone: It is empty. Fix: Fill it in.`
 */
export async function contentFaults(root) {
  const { modules, faults: unread, consequences, reaches } = loadContent(root, Object.keys(content))
  const articles = readArticles(root)
  const photoFiles = photoFilesIn(root)
  const originals = await readOriginals(join(root, 'content/photos'), photoFiles)
  const folders = { originals, photoFiles, articles, routes: routes() }

  const inModules = Object.entries(modules).flatMap(([file, values]) =>
    faultsOf(content[file], values).map((fault) => ({ ...fault, file, entry: entryOf(values, fault.path) })),
  )
  const inArticles = articles.flatMap(({ slug, frontMatter, faults }) =>
    faults.map(({ path, message }) => ({
      file: `content/blog/${slug}.mdx`,
      entry: entryOf(frontMatter, path) || 'front matter',
      message,
    })),
  )
  const found = [...withoutRepeats([...unread, ...inModules], reaches), ...inArticles]
  const faults = [
    ...found,
    ...[...rules, cardFaults]
      .flatMap((rule) => attempt(() => rule(modules, folders), found.length > 0))
      .filter(Boolean)
      .map(([file, entry, message]) => ({ file, entry, message })),
  ]
  const lines = (faults.length > 0 ? faults : consequences).map(
    ({ file, entry, message }) => `${file} › ${entry || 'exports'}: ${message}`,
  )
  return [...new Set(lines)]
}

/** The paths of the pages in `app/`; the 404 page counts as `/404`. */
const routes = () => [
  '/404',
  ...filesIn('app')
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
]

/** The keys that lead to an entry; an item of a list is named by its text. */
function entryOf(value, path) {
  let at = value
  return path
    .map((key) => {
      at = at?.[key]
      return typeof key === 'number' ? nameOf(at, key) : key
    })
    .join(', ')
}

/** Removes faults that a file only has because of the same fault in a file that it imports. */
function withoutRepeats(faults, reaches) {
  const isSame = (a, b) =>
    a.absent
      ? a.absent.every((key) => b.absent?.includes(key))
      : String(a.path?.at(-1)) === String(b.path?.at(-1)) && a.message === b.message
  return faults.filter((a) => !faults.some((b) => reaches(a.file, b.file) && isSame(a, b)))
}

/** Runs a rule, and ignores that it throws over misshapen content, which has a fault already. */
function attempt(rule, isMisshapen) {
  try {
    return rule()
  } catch (error) {
    if (isMisshapen) return []
    throw error
  }
}

/** Checks that titles fit on their card, and that the typeface has all of their characters. */
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
    const { fault } = title ? drawCard(title, siteName) : {}
    return fault ? [[file, entry, fault.join(' Fix: ')]] : []
  })
}

/** Prints all faults of the content and of the calendar readings and ends the process, if there are any. */
export async function checkContent() {
  const faults = [...(await contentFaults(cwd())), ...loadReadings().faults]
  if (faults.length === 0) return
  const count = faults.length === 1 ? 'one problem' : `${faults.length} problems`
  console.error([`The content has ${count}:`, ...faults].join('\n'))
  process.exit(1)
}

/** Prints what the owner still has to fill in, and whether security.txt has to be renewed. Neither stops a build. */
export function printReminders() {
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
  printReminders()
  console.log('The content is without fault.')
}
