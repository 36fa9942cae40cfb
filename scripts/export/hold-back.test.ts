/** @jest-environment node */
import { holdBack } from './hold-back.mjs'

const page = (scripts: string) =>
  `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>${scripts}` +
  `<link rel="preload" href="/fonts/a.woff2" as="font"/><script>"use strict";page()</script></head><body>` +
  `<script src="/_next/static/chunks/old.js" noModule=""></script><p>Words</p>` +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>` +
  `<script src="/_next/static/chunks/boot.js" async=""></script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body>`

const one = '<script src="/_next/static/chunks/one.js" async=""></script>'
const starter = '<script src="/_next/static/chunks/turbopack-2u.js" async=""></script>'
const chunk = starter + one

it('takes every script of the framework out of a page, and leaves words and typefaces', () => {
  const { html } = holdBack(page(chunk))
  expect(html).not.toMatch(/<script src|as="script"/)
  expect(html).toContain('<link rel="preload" href="/fonts/a.woff2" as="font"/>')
  expect(html).toContain('<p>Words</p></body>')
})

it('leaves on the page script what is held: first the data, then the scripts in order, last the one that starts them', () => {
  const { html, data } = holdBack(page(chunk))
  expect(html).toContain(
    `<script data-held="${data.href} /_next/static/chunks/one.js /_next/static/chunks/boot.js /_next/static/chunks/turbopack-2u.js">"use strict";page()`,
  )
})

it('keeps the data whole and in order, in a file named by its content', () => {
  const { data } = holdBack(page(chunk))
  expect(data.code.split('\n')).toEqual([
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})',
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a"])',
  ])
  expect(data.href).toMatch(/^\/_next\/static\/data\/[0-9a-f]{12}\.js$/)
})

it.each([
  ['without scripts', '<script>"use strict"</script>'],
  ['without the one that starts the others', page(one)],
  [
    'with a script that is a module',
    page(`${chunk}<script type="module" src="/_next/static/chunks/m.js"></script>`),
  ],
  ['with a script that waits', page(`${chunk}<script defer="" src="/_next/static/chunks/m.js"></script>`)],
  ['with data of another kind', page(chunk).replace('<script>self.__next_f', '<script async>self.__next_f')],
  ['with another beginning', page(chunk).replace('(globalThis["TURBOPACK"]', '(self["TURBOPACK"]')],
  ['without the page script', page(chunk).replace('"use strict";page()', '')],
])('stops at a page of a shape not known: %s', (_, html) => {
  expect(() => holdBack(html)).toThrow('Next exports them in another way now')
})
