import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, cwd, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { ZodType } from 'zod'
import { articleFaults, frontMatter as articleSchema } from '@/lib/schema/article'
import { blanks } from '@/lib/content/blanks'
import { compose, openOf, type Open, type WrittenContent } from '@/lib/content/compose'
import { content, propertyFile, type Content } from '@/lib/schema/content'
import { todayInDublin } from '@/lib/light/dublin-time'
import { readOriginals } from '../make/picture-files'
import { checkedArticles } from './articles'
import { faultsOf } from './explain'
import { fileFaults, folderFault } from '../shared/content-files'
import { originalFaults } from './originals'
import { cardFaults, labelFaults, linkFaults, nameOf, pageFaults, propertyFaults } from './rules'
import { filesIn, isLeftover } from '../shared/files'
import { loadModules } from '../shared/load-content'

/**
 * Lists all faults of the content.
 *
 * @param root folder of `content/` and `app/`
 * @param today ISO date in Ireland
 * @returns one line for each fault, `content/site.ts › site, phone: It is empty. Fix: Fill it in.`
 */
export async function checkContent(root: string, today = todayInDublin(new Date())) {
  const properties = filesIn(join(root, 'content/properties'))
    .filter((file) => file.endsWith('.ts') && !isLeftover(file))
    .map((file) => `content/properties/${file}`)
  // What is no property there has a schema in `content`.
  const schemas: Schemas = {
    ...Object.fromEntries(properties.map((file) => [file, propertyFile(file)])),
    ...content,
  }
  const { faults: misread, exportsByFile: written, importsOf } = await loadModules(root, Object.keys(schemas))
  const open = openIn(written)
  const exportsByFile = Object.fromEntries(
    Object.entries(written).map(([file, exported]) => [file, compose(schemas[file]!, exported, open)]),
  ) as Content
  const articles = checkedArticles(root)
  const read = articles.filter(({ frontMatter }) => frontMatter)
  const frontMatters = Object.fromEntries(read.map(({ file, frontMatter }) => [file, frontMatter]))
  const photos = join(root, 'content/photos')
  const files = filesIn(photos).filter((file) => !/\.(ts|md)$/.test(file) && !isLeftover(file))
  const originals = await readOriginals(photos, files)
  const inFiles = [
    ...misread,
    ...fileFaults(root, Object.keys(schemas)),
    ...articles.flatMap(({ faults }) => faults),
    ...schemaFaults(schemas, { ...exportsByFile, ...frontMatters }, importsOf),
  ]
  const betweenFiles = [
    () => originalFaults(exportsByFile['content/photos/photos.ts'].photos, originals),
    () => labelFaults(exportsByFile),
    () => propertyFaults(exportsByFile),
    () => articleFaults(exportsByFile, articles, today),
    () => linkFaults(exportsByFile, articles),
    () => pageFaults(root, exportsByFile),
    () => cardFaults(exportsByFile, articles),
  ].flatMap((rule) => attempt(rule, inFiles.length > 0))
  return [...new Set([...inFiles, ...betweenFiles])]
}

type Schemas = Record<string, ZodType>

/** What fills in the blanks. For what is misshapen or missing, which has a fault already, the examples do. */
function openIn(written: WrittenContent): Open {
  const entries = Object(written['content/photos/photos.ts'])?.photos as Record<string, object> | undefined
  const picture = (name: string) => ({ name, ...entries?.[name] })
  const examples = Object.fromEntries(Object.entries(blanks).map(([name, [, example]]) => [name, example]))
  try {
    const open = openOf({ ...written['content/site.ts'], ...written['content/properties/all.ts'] }, picture)
    const values = Object.entries(open.values).map(([name, value]) => [name, value ?? examples[name]])
    return { ...open, values: Object.fromEntries(values) as Open['values'] }
  } catch {
    const isFilledIn = { agency: true, hostLog: true, whatsApp: true }
    return { values: examples, areSeveral: true, isFilledIn, picture }
  }
}

/** Lists the faults in exports and front matter. A file does not repeat a fault of a file that it imports. */
function schemaFaults(
  schemas: Schemas,
  values: Record<string, unknown>,
  importsOf: (file: string) => ReadonlySet<string>,
) {
  const faults = Object.entries(values).flatMap(([file, value]) =>
    faultsOf(schemas[file] ?? articleSchema, value).map(({ path, message }) => ({
      file,
      about: `${String(path.at(-1))}: ${message}`,
      line: `${file} › ${entryOf(value, path) || 'front matter'}: ${message}`,
    })),
  )
  const isRepeated = ({ file, about }: (typeof faults)[number]) =>
    faults.some((other) => other.about === about && importsOf(file).has(other.file))
  return faults.filter((fault) => !isRepeated(fault)).map(({ line }) => line)
}

/** The keys that lead to an entry; an item of a list is named by its text. */
function entryOf(value: unknown, path: PropertyKey[]) {
  let at = value
  return path
    .map((key) => {
      at = Object(at)[key]
      return typeof key === 'number' ? nameOf(at, key) : String(key)
    })
    .join(', ')
}

/** Lists what a rule finds. Ignores that it throws over misshapen content, which has a fault already. */
function attempt(rule: () => Iterable<string>, isMisshapen: boolean) {
  try {
    return [...rule()]
  } catch (error) {
    if (isMisshapen) return []
    throw error
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const misnamed = folderFault(cwd())
  if (misnamed) {
    console.error(misnamed)
    process.exit(1)
  }
  const faults = await checkContent(cwd())
  if (faults.length > 0) {
    const heading = `The content has ${faults.length === 1 ? 'one problem' : `${faults.length} problems`}:`
    console.error([heading, ...faults].join('\n'))
    // GitHub shows this on the page of the run.
    if (env.GITHUB_STEP_SUMMARY)
      appendFileSync(env.GITHUB_STEP_SUMMARY, `${heading}\n\n${faults.map((each) => `- ${each}\n`).join('')}`)
    process.exit(1)
  }
  console.log('The content is without fault.')
  // Another program would take a second to start.
  if (argv.includes('--prepare')) await import('../make/prepare')
}
