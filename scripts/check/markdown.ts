import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { idOf, textOf } from '@/lib/articles/shape-text.mjs'

/** A node of the syntax tree of Markdown. */
interface Node {
  type: string
  value?: string
  url?: string
  children?: Node[]
}

const markdown = unified().use(remarkParse).use(remarkMdx)

export interface Text {
  words: number
  /** The addresses of its links. */
  links: string[]
  /** The ids of its headings. */
  anchors: string[]
}

/**
 * Reads a text in MDX, of which nothing is run.
 *
 * @throws an error with its `line`, where the text cannot be read
 */
export function readMarkdown(text: string): Text {
  const found: Text = { words: 0, links: [], anchors: [] }
  const look = (node: Node) => {
    if (node.type === 'text' || node.type === 'inlineCode')
      found.words += node.value!.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
    if (node.type === 'heading') found.anchors.push(idOf(textOf(node)) ?? '')
    if (node.url !== undefined) found.links.push(node.url)
    node.children?.forEach(look)
  }
  look(markdown.parse(text))
  return found
}
