/** What reads articles and legal pages beside MDX itself: the tables and links of GitHub’s Markdown, and their shape on the site. */
import { fileURLToPath } from 'node:url'
import remarkGfm from 'remark-gfm'

const FIGURE = /(\d[\d.,]* (?:%|°C|cm|ft|g|ha|kg|km|m|min|ml|mm)(?![\p{L}\d]))/u

/** A remark plugin that keeps a figure and its unit together, in a `<span>`, and gives headings an id: `the-shore-path` */
export default function shapeText() {
  return function shape(node) {
    if (node.type === 'heading') node.data = { hProperties: { id: idOf(textOf(node)) } }
    else if (node.children)
      node.children = node.children.flatMap((child) => {
        if (child.type !== 'text') return shape(child) ?? child
        const parts = child.value.split(FIGURE).map((value) => ({ type: 'text', value }))
        return parts.map((part, index) => (index % 2 ? { type: 'figure', data, children: [part] } : part))
      })
  }
}

const data = { hName: 'span' }
const textOf = ({ value = '', children = [] }) => value + children.map(textOf).join('')

function idOf(text) {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  return letters
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
}

/** A single tilde stands before a number that is about right. */
const gfm = { singleTilde: false }

/**
 * For MDX itself, in the content check and in tests.
 *
 * @type {[[typeof remarkGfm, typeof gfm], typeof shapeText]}
 */
export const remarkPlugins = [[remarkGfm, gfm], shapeText]

/** The same by name, because Turbopack passes options to its workers as JSON. The plugin of a file is its default export. */
export const pluginNames = [['remark-gfm', gfm], fileURLToPath(import.meta.url)]
