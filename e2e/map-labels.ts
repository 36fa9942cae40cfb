type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The names on a map, the numbers of its places, and which labels overlap, are cut off by its edge or covered by a panel. Runs in the page. */
export function faultsOfLabels(map: Element) {
  const boxOf = (element: Element): Box => element.getBoundingClientRect()
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  // Each letter has a box of its own, because the box around a slanting label is mostly empty.
  const lettersOf = (text: Element) => {
    const node = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode()!
    return Array.from(node.textContent!, (_, index) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      // The box of a letter is a whole line high, which is taller than the letter.
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const slack = (bottom - top) * 0.2
      return { left, right, top: top + slack, bottom: bottom - slack }
    })
  }
  const labels = [...map.querySelectorAll('text')]
    .filter((text) => text.getClientRects().length > 0)
    .map((text) => {
      // The number of a place has a ring.
      const isNumber = text.matches('circle[cx] + text')
      return {
        name: text.textContent!,
        isNumber,
        boxes: isNumber ? [boxOf(text.previousElementSibling!)] : lettersOf(text),
      }
    })
  const frame = boxOf(map)
  const isIn = ({ left, right, top, bottom }: Box) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
  const covers = [map.querySelector('p')?.parentElement, map.nextElementSibling].flatMap((each) =>
    each ? [boxOf(each)] : [],
  )
  const faults = labels.flatMap(({ name, boxes }, index) => [
    ...labels
      .slice(index + 1)
      .filter((other) => boxes.some((box) => other.boxes.some((each) => meet(box, each))))
      .map((other) => `${name} overlaps ${other.name}`),
    ...(boxes.every(isIn) ? [] : [`${name} is cut off`]),
    ...(boxes.some((box) => covers.some((cover) => meet(box, cover))) ? [`${name} is covered`] : []),
  ])
  const named = (areNumbers: boolean) =>
    labels.filter(({ isNumber }) => isNumber === areNumbers).map(({ name }) => name)
  return { names: named(false), numbers: named(true), faults }
}
