/** The text of an article as MDX reads it: its links, and what would be shown otherwise than it is meant, or not at all. */
import { compileSync } from '@mdx-js/mdx'
import { articlePlugins } from '../make/article-plugins.mjs'

const backslash =
  'Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.'
const comment = 'That is no comment here. Fix: Write {/* … */} in place of <!-- … -->, or delete it.'
const bracketed = 'Such a link cannot be read. Fix: Write the address without < and >.'
const program =
  'A paragraph that begins with import or export is read as a program, and not shown. Fix: Begin it with another word.'
const firstLevel = 'The title is the only heading of the first level. Fix: Begin a subheading with ##.'
const underlined =
  'The line of --- or === below makes a heading of this one. Fix: Leave a line empty before it, or write the heading as in ## The shore path.'
const plainHeading = 'A subheading is plain text. Fix: Drop its links and its signs of Markdown.'
const foreignPicture =
  'An article shows its image and its secondImage alone. Fix: Put the file into content/photos, name it under secondImage, and write <SecondPicture /> there.'
const foreign = (what: string) =>
  `An article is text, and ${what} is none. Fix: Drop it, or link to what it shows, as in [the film](https://…).`
const footnote =
  'Articles have no footnotes, because all of them stand on one page. Fix: Say it in the text, in brackets.'
const tasks = 'Boxes to tick have no meaning for readers. Fix: Drop [ ] and [x], and keep the list.'
const columns = (count: number) =>
  `A table of ${count} columns does not fit a phone. Fix: Give it ${MOST_COLUMNS} at most.`
const asIs = (sign: string) =>
  `It would show ${sign} as it stands there. Fix: Close what it opens, put a space behind ## or an empty line before a table, or write a backslash before it.`

const MOST_COLUMNS = 4

interface Point {
  line: number
  offset: number
}

/** A node of the syntax tree of an article. */
interface Node {
  type: string
  depth?: number
  name?: string | null
  value?: string
  url?: string
  checked?: boolean | null
  position: { start: Point; end: Point }
  children?: Node[]
}

type Fault = readonly [line: number, fault: string]
type Link = readonly [words: string, href: string]

/** Signs of Markdown that have opened nothing, so that readers see them. */
const leftOver = /\\<!--|(?<!\\)(?:\*\*|~~|`|\]\s?[([]|\[\^)|^#{2,6}(?=\w)|^\|.*\|$/m

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('')

/**
 * Reads the text of an article.
 *
 * @param source the whole file, with its front matter
 * @returns the faults, each with its line, and all links with their words
 */
export function readText(source: string) {
  const faults: Fault[] = []
  const links: Link[] = []
  const look = (node: Node) => {
    const { start, end } = node.position
    const fault = faultOf(node, source.slice(start.offset, end.offset))
    if (fault) faults.push([start.line, fault])
    if (node.url !== undefined) links.push([textOf(node), node.url])
    node.children?.forEach(look)
  }
  // Before the plugin that shapes the article, which adds nodes of its own.
  const remarkPlugins = [...articlePlugins.slice(0, -1), () => look]
  try {
    compileSync(source, { remarkPlugins })
    return { faults, links }
  } catch (error) {
    const { place } = error as { place?: Point | { start: Point } }
    const { line, offset } = (place && 'start' in place ? place.start : place) ?? { line: 1, offset: 0 }
    return { faults: [[line, unreadable(source, line, offset)] as const], links: [] }
  }
}

/** MDX stops at the first markup that it cannot read, a few signs behind where that begins. */
function unreadable(source: string, line: number, offset: number) {
  const text = source.split('\n')[line - 1] ?? ''
  if (/^(import|export)\b/.test(text)) return program
  const begun = source.slice(source.lastIndexOf('<', offset), offset + 10)
  if (begun.startsWith('<!')) return comment
  return /^<(https?:|mailto:|www\.|[\w.+-]+@)/i.test(begun) ? bracketed : backslash
}

function faultOf(node: Node, source: string) {
  const { type, depth, name, value = '', children = [] } = node
  if (type === 'heading') {
    if (!source.startsWith('#')) return underlined
    if (depth === 1) return firstLevel
    if (children.some((each) => each.type !== 'text')) return plainHeading
  }
  if (/^image/.test(type) || name === 'img') return foreignPicture
  if (/^mdxJsx/.test(type) && name !== 'SecondPicture') return foreign(`<${name ?? ''}>`)
  if (type === 'code') return foreign('a block of code')
  if (type === 'mdxjsEsm') return program
  // A comment is an expression without a value.
  if (/Expression$/.test(type) && value.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()) return backslash
  if (/^footnote/.test(type)) return footnote
  if (type === 'listItem' && typeof node.checked === 'boolean') return tasks
  if (type === 'table' && children[0]!.children!.length > MOST_COLUMNS)
    return columns(children[0]!.children!.length)
  const [sign] = (type === 'text' && leftOver.exec(source)) || []
  if (sign?.startsWith('[^')) return footnote
  if (sign === '\\<!--') return comment
  return sign && asIs(sign)
}
