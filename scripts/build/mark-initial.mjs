/**
 * A remark plugin. It puts the first letter of an article into `<Initial>`, which draws the drop cap. `::first-letter` would
 * do so without markup, but Firefox gives its letter to screen readers as a line of its own.
 */
export default function markInitial() {
  return ({ children }) => {
    const opening = children.find(({ type }) => type === 'paragraph')
    const [text] = opening?.children ?? []
    if (text?.type !== 'text') return
    const letter = { type: 'text', value: text.value.charAt(0) }
    text.value = text.value.slice(1)
    opening.children.unshift({
      type: 'mdxJsxTextElement',
      name: 'Initial',
      attributes: [],
      children: [letter],
    })
  }
}
