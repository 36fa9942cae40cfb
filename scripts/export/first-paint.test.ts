/** @jest-environment node */
import { inOrderOfNeed, oneSheet, sheetsOf, withOneSheet } from './first-paint.mjs'

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`
const [all, home, house] = ['all', 'home', 'house'].map((name) => `/_next/static/chunks/${name}.css`) as [
  string,
  string,
  string,
]
const sheet = () => oneSheet([[all, home], [all], [all, house]], (href: string) => `.${href.slice(21, -4)}{}`)

it('joins the style sheets of all pages, those that every page has first', () => {
  const { css, href, parts } = sheet()
  expect(parts).toEqual([all, home, house])
  expect(css).toBe('.all{}\n.home{}\n.house{}')
  expect(href).toMatch(/^\/_next\/static\/css\/[0-9a-f]{12}\.css$/)
})

it('asks for the one sheet once, and names it wherever the page named a part', () => {
  const { href, ...rest } = sheet()
  const html = `${link(all)}${link(house)}<script>push("${all}","${house}")</script>`
  expect(withOneSheet(html, { href, ...rest })).toBe(
    `${link(href)}<script>push("${href}","${href}")</script>`,
  )
})

it('reads the style sheets of a page in its order', () => {
  expect(sheetsOf(link(house) + link(all))).toEqual([house, all])
})

it('asks for the style sheet first, then for the main picture, then for the typefaces', () => {
  const font = '<link rel="preload" href="/fonts/a.woff2" as="font"/>'
  const picture = '<link rel="preload" as="image" imageSrcSet="/a.avif 480w"/>'
  const drawing = '<link rel="preload" href="/a.svg" as="image" fetchPriority="high"/>'
  expect(inOrderOfNeed(`<meta>${font}${font}${drawing}${picture}${link(all)}<title>`)).toBe(
    `<meta>${link(all)}${drawing}${picture}${font}${font}<title>`,
  )
  expect(inOrderOfNeed(`${font}${link(all)}`)).toBe(`${link(all)}${font}`)
})
