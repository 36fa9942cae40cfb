import { readFileSync } from 'node:fs'
import { evaluateSync } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { remarkPlugins } from '@/lib/articles/plugins.mjs'

/** A node of the syntax tree of Markdown. */
interface Node {
  type: string
  name?: string
  value?: string
  url?: string
  children?: Node[]
}

/**
 * Compiles and runs an article, for programs that do without Next.
 *
 * @returns what the file exports as `article`, its text, the addresses of its links, and the names of its components
 * @throws an error of MDX, with the line, where the source cannot be read
 */
export function runArticle(file: string) {
  const found = { text: '', links: [] as string[], components: [] as string[] }
  const look = ({ type, name, value = '', url, children = [] }: Node) => {
    if (type === 'text' || type === 'inlineCode') found.text += ` ${value}`
    if (type.startsWith('mdxJsx') && name) found.components.push(name)
    if (url !== undefined) found.links.push(url)
    children.forEach(look)
  }
  // Before the plugin that shapes the text.
  const [tables, ...others] = remarkPlugins
  const { article } = evaluateSync(readFileSync(file, 'utf8'), {
    ...runtime,
    remarkPlugins: [tables!, () => look, ...others],
  })
  return { article: article as unknown, ...found }
}
