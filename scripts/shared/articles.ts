import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileSync } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { parse, type YAMLParseError } from 'yaml'
import type { ArticleFile } from '@/lib/schema/article'
import { filesIn } from './files'
import { spaceFaults, textFault } from './text-faults'

const absent = 'It is missing. Fix: Open the file with the keys of another article between two lines of ---.'
const unreadable =
  'It cannot be read. Fix: Put text that holds a colon, a quote or an asterisk into quotes, and indent as another article does.'
const markup =
  'Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.'
const firstLevel = 'The title is the only heading of the first level. Fix: Begin a subheading with ##.'
const foreignPicture =
  'An article shows its image and its secondImage alone. Fix: Put the file into content/photos, name it under secondImage, and write <SecondPicture /> there.'
const foreignTag = (name: string) =>
  `An article is text, and <${name}> is none. Fix: Drop it, or link to what it shows, as in [the film](https://…).`

interface ReadArticle extends ArticleFile {
  /** A line for each part that cannot be read. */
  faults: string[]
}

/** Reads all articles below a folder. `frontMatter` is absent when it is missing or cannot be read. */
export function readArticles(root = '.'): ReadArticle[] {
  const files = filesIn(join(root, 'content/blog')).filter((file) => file.endsWith('.mdx'))
  return files.map((name) => readArticle(root, `content/blog/${name}`))
}

function readArticle(root: string, file: string): ReadArticle {
  const bytes = readFileSync(join(root, file))
  const source = bytes.toString()
  const [, yaml, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  const article = { file, slug: basename(file, '.mdx'), body }
  const misread = textFault(file, bytes)
  if (misread) return { ...article, faults: [misread] }
  if (yaml === undefined) return { ...article, faults: [`${file} › front matter: ${absent}`] }
  const faults = [
    ...spaceFaults(file, source),
    ...markupFaults(source).map(([line, fault]) => `${file} › line ${line}: ${fault}`),
  ]
  try {
    return { ...article, frontMatter: parse(yaml) ?? {}, faults }
  } catch (error) {
    const { linePos } = error as YAMLParseError
    // Front matter starts on the second line of a file, after ---. An unquoted *word* has no position.
    const entry = linePos ? `line ${linePos[0].line + 1}` : 'front matter'
    return { ...article, faults: [`${file} › ${entry}: ${unreadable}`, ...faults] }
  }
}

/** A node of the syntax tree of an article. */
interface Markup {
  type: string
  depth?: number
  name?: string | null
  position: { start: { line: number } }
  children?: Markup[]
}

/** The lines of the markup that cannot be read, or that no article may hold. In MDX, a `<` or a `{` starts markup. */
function markupFaults(source: string) {
  const found: [line: number, fault: string][] = []
  const look = (node: Markup) => {
    const fault = nodeFault(node)
    if (fault) found.push([node.position.start.line, fault])
    node.children?.forEach(look)
  }
  try {
    compileSync(source, { remarkPlugins: [remarkFrontmatter, () => look] })
    return found
  } catch (error) {
    return [[(error as { line: number }).line, markup] as const]
  }
}

function nodeFault({ type, depth, name }: Markup) {
  if (type === 'heading' && depth === 1) return firstLevel
  if (/^image/.test(type) || name === 'img') return foreignPicture
  return /^mdxJsx/.test(type) && name !== 'SecondPicture' ? foreignTag(name ?? '') : undefined
}
