import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import { addHead, addPolicy, addScripts, takeScripts, takeSheets, usedStyles, withoutSheets } from './page'

const chunk = (name: string) => `/_next/static/chunks/${name}.js`
const bootstrap = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})'
const payload = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"a"])']

/** A page in the shape that Next 16 exports. */
const aPage = (main = '', head = '') =>
  load(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>` +
      `<link rel="preload" as="script" fetchPriority="low" href="${chunk('boot')}"/>` +
      `<link rel="preload" href="/fonts/a.woff2" as="font"/><link rel="preload" href="/a.avif" as="image"/>` +
      `<script src="${chunk('turbopack-1')}" async=""></script><script src="${chunk('one')}" async=""></script>${head}` +
      `</head><body>${main}<script src="${chunk('old')}" noModule=""></script>` +
      `<script type="application/ld+json">{"@graph":[]}</script>` +
      `<script id="_R_">${bootstrap}</script><script src="${chunk('boot')}" async=""></script>` +
      payload.map((code) => `<script>${code}</script>`).join('') +
      `</body></html>`,
  )

it('takes payload and chunks out of a page, with the chunk that starts the framework last', () => {
  const $ = aPage()
  expect(takeScripts($)).toEqual({
    payload: [bootstrap, ...payload].join('\n'),
    chunks: [chunk('one'), chunk('boot'), chunk('turbopack-1')],
    polyfills: [chunk('old')],
  })
  const left = $('script').toArray()
  expect(left.map(({ attribs }) => attribs.type ?? attribs.src ?? 'inline')).toEqual(['application/ld+json'])
})

it.each([
  ['of another host', '<script src="https://elsewhere.example/a.js"></script>'],
  ['of another folder', '<script src="/late.js" async=""></script>'],
  ['of another type', `<script type="module" src="${chunk('a')}"></script>`],
  ['inline', '<script>start()</script>'],
])('throws on a script of unknown shape: %s', (_, script) => {
  expect(() => takeScripts(aPage('', script))).toThrow('has a script of unknown shape')
})

it('throws when no chunk starts the framework', () => {
  const $ = aPage()
  $('script[src*="turbopack"]').remove()
  expect(() => takeScripts($)).toThrow('not exactly one turbopack-* script')
})

it('allows each inline script and style by its hash, and lists no hash for JSON-LD', () => {
  const $ = load(
    '<meta charset="utf-8"><style>a>b{top:0}</style><script>a&&go()</script><script type="application/ld+json">{}</script>',
  )
  addPolicy($)
  const [script, style] = ['a&&go()', 'a>b{top:0}'].map((text) =>
    createHash('sha256').update(text).digest('base64'),
  )
  expect($('meta[http-equiv]').attr('content')).toContain(
    `script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${style}'; img-src`,
  )
  expect($.html()).toContain('<style>a>b{top:0}</style><script>a&&go()</script>')
})

it('puts the styles behind what describes the page', () => {
  const $ = load('<meta charset="utf-8"><link rel="help"><title>T</title>')
  addHead($, 'a{top:0}')
  expect($('head').html()).toMatch(/<title>T<.title><style>a\{top:0}<.style><link rel="help">$/)
})

it('writes the inline script into its place, with the addresses that it loads when an island comes near', () => {
  const $ = load('<body><script data-page-script=""></script><div data-island="visible"></div>')
  addScripts($, 'a&&start()', ['/a.js', '/b.js'])
  expect($('script').text()).toBe('a&&start()')
  expect($('script').attr('data-scripts')).toBe('/a.js /b.js')
})

it.each([0, 2])('throws on a page with %s places for the inline script', (count) => {
  const $ = load('<script data-page-script=""></script>'.repeat(count))
  expect(() => addScripts($, 'start()', [])).toThrow('has not exactly one <PageScript />')
})

it('keeps the scripts of an island that is in view from the start in its page, in their order, behind the first paint', () => {
  const $ = load(
    '<body><script data-page-script=""></script><form data-island="load"></form><footer></footer>',
  )
  addScripts($, 'start()', ['/a.js', '/b.js'])
  const last = $('footer').nextAll().toArray()
  expect(last.map(({ attribs }) => attribs)).toEqual([
    { src: '/a.js', defer: '', fetchpriority: 'low' },
    { src: '/b.js', defer: '', fetchpriority: 'low' },
  ])
  expect($('[data-scripts]')).toHaveLength(0)
})

it('takes the links to style sheets out of a page, and to those of another page that it preloads', () => {
  const $ = load(
    `<link rel="preload" href="/_next/c.css" as="style"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>` +
      `<link rel="stylesheet" href="/_next/b.css" data-precedence="next"/>`,
  )
  expect(takeSheets($)).toEqual(['/_next/a.css', '/_next/b.css'])
  expect($('link')).toHaveLength(0)
})

it('takes the style sheets out of a payload, from which React would load them again', () => {
  const link = (key: number, href: string) =>
    String.raw`[\"$\",\"link\",\"${key}\",{\"rel\":\"stylesheet\",\"href\":\"${href}\",\"precedence\":\"next\"}]`
  const hint = String.raw`:HL[\"/_next/a.css\",\"style\"]\n`
  const payload = `push("${hint}5:[${link(0, '/_next/a.css')},${link(1, '/_next/b.css')},7]")`
  expect(withoutSheets(payload)).toBe('push("5:[null,null,7]")')
})

it('throws when a page links no style sheet', () => {
  expect(() => takeSheets(load('<link rel="stylesheet" href="/a.css">'))).toThrow('links no style sheet')
})

it('throws when the payload names a style sheet in an unknown shape', () => {
  expect(() => withoutSheets('push("/_next/a.css")')).toThrow('names a style sheet in its payload')
})

it('keeps the styles of elements and of the classes that a page has, and removes those of others', () => {
  const css =
    'a{top:.5em}.Ab1_box,.Cd2_box{top:1px}.Ab1_box:not(:has(+ .Cd2_box)){top:1em}.Cd2_text{top:2px}@media print{.Cd2_box{top:3px}}' +
    ':where(.Ab1_seldom):hover{top:4px}.pic-house-1{top:5px}.pic-house-2{top:6px}'
  expect(usedStyles(css, '<p class="Ab1_box pic-house-2">')).toBe(
    'a{top:.5em}.Ab1_box{top:1px}.Ab1_box:not(:has(+ .Cd2_box)){top:1em}.pic-house-2{top:6px}',
  )
})
