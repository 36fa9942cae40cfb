/**
 * A remark plugin. It puts the first letter of an article into `<Initial>`, which draws the drop cap, and gives each cell of a
 * table the heading of its column, which phones show beside it.
 */
export default function shapeArticle() {
  return ({ children }) => {
    markInitial(children.find(({ type }) => type === 'paragraph'))
    children.filter(({ type }) => type === 'table').forEach(labelCells)
  }
}

/** `::first-letter` would draw it without markup, but Firefox gives its letter to screen readers as a line of its own. */
function markInitial(opening) {
  const [text] = opening?.children ?? []
  if (text?.type !== 'text') return
  // Marks that belong to the letter included. A digit or a quotation mark makes no drop cap.
  const [letter] = /^\p{L}\p{M}*/u.exec(text.value) ?? []
  if (letter === undefined) return
  text.value = text.value.slice(letter.length)
  opening.children.unshift({
    type: 'mdxJsxTextElement',
    name: 'Initial',
    attributes: [],
    children: [{ type: 'text', value: letter }],
  })
}

const textOf = ({ value = '', children = [] }) => value + children.map(textOf).join('')

function labelCells({ children: [head, ...rows] }) {
  const labels = head.children.map(textOf)
  for (const row of rows)
    for (const [index, cell] of row.children.entries())
      cell.data = { hProperties: { 'data-label': labels[index] } }
}
