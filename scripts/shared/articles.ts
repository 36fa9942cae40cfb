import { readFileSync } from 'node:fs'
import { evaluateSync } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { remarkPlugins } from '@/lib/articles/plugins.mjs'

/** A node of the syntax tree of Markdown. */
interface Node {
  type: string
  value?: string
  url?: string
  data?: { hProperties?: { id?: string } }
  children?: Node[]
}

/**
 * Compiles and runs an article, for programs that do without Next.
 *
 * @returns what the file exports as `article`, its text, the addresses of its links, and the ids of its headings
 * @throws an error of MDX, with the line, where the source cannot be read
 */
export function runArticle(file: string) {
  const found = { text: '', links: [] as string[], anchors: [] as string[] }
  const look = ({ type, value = '', url, data, children = [] }: Node) => {
    if (type === 'text' || type === 'inlineCode') found.text += ` ${value}`
    if (url !== undefined) found.links.push(url)
    if (data?.hProperties?.id) found.anchors.push(data.hProperties.id)
    children.forEach(look)
  }
  const { article } = evaluateSync(readFileSync(file, 'utf8'), {
    ...runtime,
    remarkPlugins: [...remarkPlugins, () => look],
  })
  return { article: article as unknown, ...found }
}
