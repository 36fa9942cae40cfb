import { join } from 'node:path'
import { argv, cwd } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadReadings } from '../availability/file.mjs'
import { drawCard } from '../build/cards/drawing.mjs'
import { loadTs } from '../build/load-ts.mjs'
import { readOriginals } from '../build/pictures/originals.mjs'
import { readArticles } from './articles.mjs'
import { faultsOf } from './explain.mjs'
import { filesIn } from './files.mjs'
import { loadModule } from './load.mjs'

const { content } = loadTs('lib/schema/content.ts')
const { nameOf } = loadTs('lib/schema/links.ts')
const { rules } = loadTs('lib/schema/rules.ts')
const { expiryReminder, missingByLaw, openExamples } = loadTs('lib/schema/site.ts')

const isPicture = /\.(jpe?g|png|webp|avif|heic)$/i

/**
 * Lists all faults of the content.
 *
 * @param {string} root folder of `content/`
 * @returns {Promise<string[]>} one line for each fault: `content/site.ts › site, phone: It is empty. Fix: Fill it in.`
 */
export async function contentFaults(root) {
  const loaded = await Promise.all(Object.keys(content).map((file) => loadModule(root, file)))
  const readable = loaded.filter(({ values }) => values)
  const modules = Object.fromEntries(readable.map(({ file, values }) => [file, values]))
  const articles = readArticles(root)
  const photos = join(root, 'content/photos')
  const originals = await readOriginals(
    photos,
    filesIn(photos).filter((file) => isPicture.test(file)),
  )

  const found = [
    ...loaded.flatMap(({ faults }) => faults),
    ...moduleFaults(readable),
    ...articles.flatMap(({ slug, frontMatter, faults }) =>
      faults.map(({ path, message }) =>
        lineOf(`content/blog/${slug}.mdx`, entryOf(frontMatter, path) || 'front matter', message),
      ),
    ),
  ]
  const againstRules = [...rules, cardFaults]
    .flatMap((rule) => attempt(() => rule(modules, { originals, articles }), found.length > 0))
    .filter(Boolean)
    .map((fault) => lineOf(...fault))
  return [...new Set([...found, ...againstRules])]
}

const lineOf = (file, entry, message) => `${file} › ${entry}: ${message}`

/** A file that uses a faulty entry of another file has the same fault, which is reported only for that other file. */
function moduleFaults(modules) {
  const faults = modules.flatMap(({ file, values, imported }) =>
    faultsOf(content[file], values).map(({ path, message, about }) => {
      const line = lineOf(file, entryOf(values, path) || 'exports', message)
      return { file, imported, about, line }
    }),
  )
  const isRepeated = ({ imported, about }) =>
    faults.some((other) => imported.includes(other.file) && other.about === about)
  return faults.filter((fault) => !isRepeated(fault)).map(({ line }) => line)
}

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
