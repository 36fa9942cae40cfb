import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, cwd, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadReadings } from '../make/availability/readings.mjs'
import { drawCard } from '../make/cards/drawing.mjs'
import { loadTs } from '../shared/load-ts.mjs'
import { readOriginals } from '../make/picture-files.mjs'
import { readArticles } from '../shared/articles.mjs'
import { annotation, faultsOf } from './explain.mjs'
import { filesIn } from '../shared/files.mjs'
import { loadModule } from '../shared/load-content.mjs'

const { frontMatter: articleSchema } = loadTs('lib/schema/article.ts')
const { content, propertyFile } = loadTs('lib/schema/content.ts')
const { checkArticles } = loadTs('lib/schema/article-rules.ts')
const { checkLinks, nameOf } = loadTs('lib/schema/links.ts')
const { todayInDublin } = loadTs('lib/light/dublin-time.ts')
const { checkLabels, checkOriginals, nameReminders } = loadTs('lib/schema/rules.ts')
const { checkProperties } = loadTs('lib/schema/property-rules.ts')
const { reminders } = loadTs('lib/schema/reminders.ts')
const { questionReminders } = loadTs('lib/questions.ts')

/** Files of the content itself, and those that systems leave in folders. */
const notAPicture = /\.(ts|md)$|(^|\/)(\..*|Thumbs\.db|desktop\.ini)$/i

/** The rules between files. Each runs by itself, so that one that throws because of misshapen content does not stop the others. */
const rules = [
  checkOriginals,
  checkLabels,
  checkProperties,
  checkArticles,
  checkLinks,
  pageFaults,
  cardFaults,
]

/**
 * Lists all faults of the content.
 *
 * @param {string} root folder of `content/`
 * @returns {Promise<string[]>} one line for each fault: `content/site.ts › site, phone: It is empty. Fix: Fill it in.`
 */
export async function contentFaults(root) {
  const schemas = { ...propertySchemas(root), ...content }
  const modules = await Promise.all(Object.keys(schemas).map((file) => loadModule(root, file)))
  const exportsByFile = Object.fromEntries(modules.map(({ file, values }) => [file, values]))
  const articles = readArticles(root)
  const today = todayInDublin(new Date())
  const photos = join(root, 'content/photos')
  const pictureFiles = filesIn(photos).filter((file) => !notAPicture.test(file))
  const originals = await readOriginals(photos, pictureFiles)
  const inFiles = [
    ...[...modules, ...articles].flatMap(({ faults }) => faults),
    ...schemaFaults(schemas, [
      ...modules,
      ...articles.map(({ file, frontMatter }) => ({ file, values: frontMatter, imported: [] })),
    ]),
  ]
  const betweenFiles = rules
    .flatMap((rule) => attempt(() => rule(exportsByFile, { originals, articles, today }), inFiles.length > 0))
    .filter(Boolean)
    .map(([file, entry, message]) => `${file} › ${entry}: ${message}`)
  return [...new Set([...inFiles, ...betweenFiles])]
}

/** The schema of every file in `content/properties/`. What is no property there has a schema in `content`. */
const propertySchemas = (root) =>
  Object.fromEntries(
    filesIn(join(root, 'content/properties'))
      .map((file) => `content/properties/${file}`)
      .map((file) => [file, propertyFile(file)]),
  )

/** Lists the faults in readable files. A file does not repeat a fault of a file that it imports. */
function schemaFaults(schemas, files) {
  const readable = files.filter(({ values }) => values)
  const faults = readable.flatMap(({ file, values, imported }) =>
    faultsOf(schemas[file] ?? articleSchema, values).map(({ path, message }) => ({
      file,
      imported,
      about: `${String(path.at(-1))}: ${message}`,
      line: `${file} › ${entryOf(values, path) || 'front matter'}: ${message}`,
    })),
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

/** Checks that every entry of `pages.ts` has a page in `app/`. The 404 page is `app/not-found.tsx`. */
function pageFaults(modules) {
  return Object.entries(modules['content/pages.ts'].pages)
    .filter(([, { path }]) => path !== '/404' && !existsSync(`app${path}/page.tsx`))
    .map(([name, { path }]) => [
      'content/pages.ts',
      `pages, ${name}, path`,
      `No page is made for ${path}. Fix: Write app${path}/page.tsx, correct the path, or drop the entry.`,
    ])
}

/** Checks that titles fit on their card, and that the typeface has all of their characters. */
function cardFaults(modules, { articles }) {
  const { name: siteName } = modules['content/site.ts'].site
  const titles = [
    ...Object.entries(modules['content/pages.ts'].pages).map(([name, { cardTitle }]) => {
      const isProperty = Object.hasOwn(modules, `content/properties/${name}.ts`)
      return isProperty
        ? [`content/properties/${name}.ts`, `${name}, page, cardTitle`, cardTitle]
        : ['content/pages.ts', `pages, ${name}, cardTitle`, cardTitle]
    }),
    ...articles.map(({ file, frontMatter }) => [file, 'title', frontMatter?.title]),
  ]
  return titles.flatMap(([file, entry, title]) => {
    const { fault } = title ? drawCard(title, siteName) : {}
    return fault ? [[file, entry, fault.join(' Fix: ')]] : []
  })
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const faults = [...(await contentFaults(cwd())), ...loadReadings().faults]
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'one problem' : `${faults.length} problems`
    const heading = `The content has ${count}:`
    console.error([heading, ...faults].join('\n'))
    if (env.GITHUB_ACTIONS) console.log(faults.map(annotation).join('\n'))
    if (env.GITHUB_STEP_SUMMARY)
      appendFileSync(env.GITHUB_STEP_SUMMARY, `${heading}\n\n${faults.map((each) => `- ${each}\n`).join('')}`)
    process.exit(1)
  }
  const today = new Date().toISOString().slice(0, 10)
  const { site } = loadTs('content/site.ts')
  const { toConfirm } = loadTs('content/to-confirm.ts')
  // Loaded like the content above, because the generated files that it imports may not exist yet.
  const { values } = await loadModule(cwd(), 'content/properties/all.ts')
  const lines = [
    ...reminders(site, values.properties, toConfirm, today),
    ...questionReminders(values.properties),
  ]
  const texts = filesIn('content')
    .filter((file) => /\.(ts|mdx)$/.test(file))
    .map((file) => [`content/${file}`, readFileSync(`content/${file}`, 'utf8')])
  for (const line of [...lines, ...nameReminders(site.name, Object.fromEntries(texts))]) console.log(line)
  console.log('The content is without fault.')
}
