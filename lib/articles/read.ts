/**
 * Reads the articles: `content/blog/{slug}.mdx`, each with its front matter in YAML between two lines of `---`. Pages, social
 * cards, tests and the content check read them here; MDX compiles the text below it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ArticleFrontMatter } from '../schema/article'

const FOLDER = 'content/blog'
const ENDING = '.mdx'

/** The files of the articles below `root`, sorted, each with the slug of its address. */
export const articleFiles = (root = '.') =>
  readdirSync(join(root, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING) && !entry.name.startsWith('.'))
    .map(({ name }) => ({ file: `${FOLDER}/${name}`, slug: name.slice(0, -ENDING.length) }))
    .sort((a, b) => a.slug.localeCompare(b.slug))

/**
 * Splits the text of an article; the line breaks may be those of Windows.
 *
 * @returns undefined when the file does not begin with front matter
 * @example partsOf('---\ntitle: Low water\n---\nText.') // { yaml: 'title: Low water', body: 'Text.' }
 */
export function partsOf(source: string) {
  const text = source.replaceAll('\r\n', '\n')
  const [, yaml, body = ''] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text) ?? []
  return yaml === undefined ? undefined : { yaml, body }
}

/** The front matter of every article, newest first. The content check has found it whole. */
export function readArticles(root = '.') {
  const articles = articleFiles(root).map(({ file, slug }) => {
    const { yaml = '', body = '' } = partsOf(readFileSync(join(root, file), 'utf8')) ?? {}
    return { slug, body, ...(parse(yaml) as ArticleFrontMatter) }
  })
  return articles.sort((a, b) => b.date.localeCompare(a.date))
}
