import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileSync } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { parse } from 'yaml'
import { filesIn } from './files.mjs'

const absent = 'It is missing. Fix: Open the file with the keys of another article between two lines of ---.'
const unreadable =
  'It cannot be read. Fix: Put text that holds a colon, a quote or an asterisk into quotes, and indent as another article does.'
const markup =
  'Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.'

/**
 * Reads all articles below a folder.
 *
 * @returns {{ file: string, slug: string, frontMatter?: object, body: string, faults: string[] }[]} `faults` has a line for
 *   each part that cannot be read; `frontMatter` is absent when it is missing or cannot be read
 */
export function readArticles(root = '.') {
  const files = filesIn(join(root, 'content/blog')).filter((file) => file.endsWith('.mdx'))
  return files.map((name) => readArticle(root, `content/blog/${name}`))
}

function readArticle(root, file) {
  const source = readFileSync(join(root, file), 'utf8')
  const [, yaml, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  const article = { file, slug: basename(file, '.mdx'), body }
  if (yaml === undefined) return { ...article, faults: [`${file} › front matter: ${absent}`] }
  const faults = unreadableMarkupLines(source).map((line) => `${file} › line ${line}: ${markup}`)
  try {
    return { ...article, frontMatter: parse(yaml) ?? {}, faults }
  } catch ({ linePos }) {
    // Front matter starts on the second line of a file, after ---. An unquoted *word* has no position.
    const entry = linePos ? `line ${linePos[0].line + 1}` : 'front matter'
    return { ...article, faults: [`${file} › ${entry}: ${unreadable}`, ...faults] }
  }
}

/** The line of the first markup that cannot be read. In MDX, a `<` or a `{` starts markup. */
function unreadableMarkupLines(source) {
  try {
    compileSync(source, { remarkPlugins: [remarkFrontmatter] })
    return []
  } catch ({ line }) {
    return [line]
  }
}
