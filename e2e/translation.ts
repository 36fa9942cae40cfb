/**
 * Wraps every text node in `<font>`, those that are added later too, as browsers do that translate a page. Runs in the
 * page.
 */
export function translate() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest('font, script, style, option, textarea')
      if (!text.data.trim() || isSkipped) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  }
  wrap(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode!)
  }).observe(document.body, { childList: true, subtree: true })
}
