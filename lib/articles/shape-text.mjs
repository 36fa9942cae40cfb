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
/**
 * The text of a node of the syntax tree.
 *
 * @param {{ value?: string, children?: any[] }} node
 * @returns {string}
 */
export const textOf = ({ value = '', children = [] }) => value + children.map(textOf).join('')

/** @example idOf('The shore path') // 'the-shore-path' */
export function idOf(text) {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  return letters
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
}
