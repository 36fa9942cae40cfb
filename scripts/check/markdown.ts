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

/**
 * Reads a text in MDX, of which nothing is run.
 *
 * @returns the number of its words, the addresses of its links, and the ids of its headings
 * @throws an error with its `line`, where the text cannot be read
 */
export function readMarkdown(text: string) {
  const found = { words: 0, links: [] as string[], anchors: [] as string[] }
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

export type Text = ReturnType<typeof readMarkdown>
