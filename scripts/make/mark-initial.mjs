/**
 * A remark plugin. It puts the first letter of an article into `<Initial>`, which draws the drop cap. `::first-letter` would
 * do so without markup, but Firefox gives its letter to screen readers as a line of its own.
 */
export default function markInitial() {
  return ({ children }) => {
    const opening = children.find(({ type }) => type === 'paragraph')
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
}
