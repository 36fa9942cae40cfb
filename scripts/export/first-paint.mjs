import { createHash } from 'node:crypto'

const sheetTag =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[^"]+\.css)" data-precedence="next"\/>/g

/** @returns {string[]} addresses of a page's style sheets, in its order */
export const sheetsOf = (html) => [...html.matchAll(sheetTag)].map(([, href]) => href)

/**
 * One style sheet in place of the several that Next makes of the parts of a site: a page asks once, and the next page
 * not at all. Those that stand first in a page stand first in the whole.
 *
 * @param {string[][]} lists the style sheets of each page
 * @param {(href: string) => string} read
 * @returns {{ href: string, css: string, parts: string[] }} the sheet, its address by its content, and what it replaces
 * @example oneSheet([['/a.css', '/b.css'], ['/a.css', '/c.css']], read).parts // ['/a.css', '/b.css', '/c.css']
 */
export function oneSheet(lists, read) {
  const longest = Math.max(...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []).sort(),
  )
  const parts = [...new Set(inTurn.flat())]
  const css = parts.map(read).join('\n')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12)
  return { href: `/_next/static/css/${hash}.css`, css, parts }
}

/**
 * Points a page, or its route data, at the one sheet. React finds it by the same address when it takes the page over.
 *
 * @param {string} text HTML, or the route data beside it
 */
export function withOneSheet(text, { href, parts }) {
  const [first, ...others] = sheetsOf(text)
  const once = others.reduce(
    (html, other) => html.replace(`<link rel="stylesheet" href="${other}" data-precedence="next"/>`, ''),
    text,
  )
  return parts.reduce((html, part) => html.replaceAll(part, href), first ? once : text)
}

// In the order in which a first view needs them.
const needs = [
  /<link rel="stylesheet"[^>]*>/g,
  /<link rel="preload"[^>]* as="image"[^>]*>/g,
  /<link rel="preload"[^>]* as="font"[^>]*>/g,
]

/**
 * The style sheet is asked for first, on the connection that is open already, then the main picture, then the typefaces.
 * React puts the typefaces before both.
 */
export function inOrderOfNeed(html) {
  const start = Math.min(...needs.map((need) => html.search(need)).filter((index) => index >= 0))
  const rest = needs.reduce((text, need) => text.replace(need, ''), html)
  const inOrder = needs.flatMap((need) => html.match(need) ?? [])
  return rest.slice(0, start) + inOrder.join('') + rest.slice(start)
}
