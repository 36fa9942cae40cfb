import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileSync } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { parse } from 'yaml'
import { loadTs } from '../build/load-ts.mjs'
import { faultsOf } from './explain.mjs'
import { filesIn } from './files.mjs'

const { frontMatter: schema } = loadTs('lib/schema/article.ts')

const fault = (entry, message) => ({ path: [entry], message })
const absent = 'It is missing. Fix: Open the file with the keys of another article between two lines of ---.'
const unreadable =
  'It cannot be read. Fix: Put text that holds a colon or a quote into quotes, and indent as another article does.'
const markup =
  'Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.'

/**
 * Reads all articles below a folder, and lists the faults that each has by itself.
 *
 * @returns {{ slug: string, frontMatter?: object, body: string, faults: object[] }[]} `frontMatter` where it can be read
 */
export function readArticles(root = '.') {
  const folder = join(root, 'content/blog')
  const files = filesIn(folder).filter((file) => file.endsWith('.mdx'))
  return files.map((file) => readArticle(basename(file, '.mdx'), readFileSync(join(folder, file), 'utf8')))
}

function readArticle(slug, source) {
  const [, yaml, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  if (yaml === undefined) return { slug, body, faults: [fault('front matter', absent)] }
  const inBody = markupFaults(source)
  try {
    const frontMatter = parse(yaml) ?? {}
    return { slug, frontMatter, body, faults: [...faultsOf(schema, frontMatter), ...inBody] }
  } catch ({ linePos: [{ line }] }) {
    // Front matter starts on the second line of a file, after ---.
    return { slug, body, faults: [fault(`line ${line + 1}`, unreadable), ...inBody] }
  }
}

/** In MDX, a `<` or a `{` starts markup. */
function markupFaults(source) {
  try {
    compileSync(source, { remarkPlugins: [remarkFrontmatter] })
    return []
  } catch ({ line, place }) {
    return [fault(`line ${line ?? place?.start?.line ?? place?.line}`, markup)]
  }
}
