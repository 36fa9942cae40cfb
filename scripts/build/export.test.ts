/** @jest-environment node */
import { createHash } from 'node:crypto'
import { type CheerioAPI, load } from 'cheerio'
import { securityPolicy } from '@/lib/site/policy'
import { addPageScript, addPolicy } from './document.mjs'
import { deferScripts, islandsOf, removeScripts } from './framework-scripts.mjs'
import {
  linkSheets,
  sheetOrder,
  shortenClasses,
  shortenProperties,
  splitPrint,
  subsetItalic,
  withShortClasses,
} from './style-sheets.mjs'

/** The part of fontkit, which has no types, that a test uses. */
interface Fontkit {
  create: (file: Buffer) => { hasGlyphForCodePoint: (codePoint: number) => boolean }
}

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

const scriptsIn = ($: CheerioAPI) =>
  $('script')
    .toArray()
    .map(({ attribs }) => attribs.type ?? attribs.src ?? 'inline')

it('finds the islands of a page and when they hydrate', () => {
  expect(islandsOf(aPage('<form data-island="idle"></form><p data-island="visible">'))).toEqual([
    'idle',
    'visible',
  ])
  expect(islandsOf(aPage())).toEqual([])
})

it('removes scripts, payload and script preloads, and keeps data, fonts and pictures', () => {
  const $ = aPage('<p>Words</p>')
  removeScripts($)
  expect(scriptsIn($)).toEqual(['application/ld+json'])
  expect(
    $('link[rel="preload"]')
      .toArray()
      .map(({ attribs }) => attribs.as),
  ).toEqual(['font', 'image'])
  expect($('body').text()).toContain('Words')
})

it('defers the payload and the chunks, with the chunk that starts the framework last', () => {
  const $ = aPage()
  expect(deferScripts($)).toEqual({
    payload: [bootstrap, ...payload].join('\n'),
    chunks: [chunk('one'), chunk('boot'), chunk('turbopack-1')],
  })
  expect(scriptsIn($)).toEqual(['application/ld+json'])
})

it.each([
  ['of another host', '<script src="https://elsewhere.example/a.js"></script>'],
  ['of another folder', '<script src="/late.js" async=""></script>'],
  ['of another type', `<script type="module" src="${chunk('a')}"></script>`],
  ['inline', '<script>start()</script>'],
])('throws on a script of unknown shape: %s', (_, script) => {
  expect(() => removeScripts(aPage('', script))).toThrow('has a script of unknown shape')
})

it('throws when no chunk starts the framework', () => {
  const $ = aPage()
  $('script[src*="turbopack"]').remove()
  expect(() => deferScripts($)).toThrow('not exactly one turbopack-* script')
})

it('puts the policy after the charset and the page script after the policy', () => {
  const $ = aPage()
  addPageScript($, 'go()', ['/a.js', '/b.js'])
  addPolicy($, securityPolicy)
  const [charset, policy, script] = $('head').children().toArray()
  expect(charset?.attribs).toHaveProperty('charset')
  expect(policy?.attribs['http-equiv']).toBe('Content-Security-Policy')
  expect($(script!).text()).toBe('go()')
  expect(script?.attribs['data-scripts']).toBe('/a.js /b.js')
})

it('allows each inline script by its hash, and lists no hash for JSON-LD', () => {
  const $ = load('<meta charset="utf-8"><script>go()</script><script type="application/ld+json">{}</script>')
  addPolicy($, securityPolicy)
  const hash = createHash('sha256').update('go()').digest('base64')
  expect($('meta[http-equiv]').attr('content')).toContain(
    `script-src 'self' 'sha256-${hash}'; style-src 'self'`,
  )
})

it('joins the style sheets of all pages in the order in which pages link them', () => {
  const page = (...hrefs: string[]) =>
    load(hrefs.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next">`).join(''))
  const [home, house] = [page('/all.css', '/home.css'), page('/all.css', '/house.css')]
  expect(sheetOrder([home, page('/all.css'), house])).toEqual(['/all.css', '/home.css', '/house.css'])
  linkSheets(home, '/one.css', '/paper.css')
  expect(
    home('link')
      .toArray()
      .map(({ attribs }) => [attribs.href, attribs.media]),
  ).toEqual([
    ['/one.css', undefined],
    ['/paper.css', 'print'],
  ])
})

it('moves what applies to paper alone into a sheet of its own', () => {
  const { screen, print } = splitPrint(
    '@layer base{a{top:0}@media print{a{top:1px}}}b{top:0;break-inside:avoid}@media print{b{top:1px}}@page{margin:0}@media (min-width:1em){b{top:2px}}',
  )
  expect(screen).toBe('@layer base{a{top:0}}b{top:0}@media (min-width:1em){b{top:2px}}')
  expect(print).toBe('@layer base{a{top:1px}}b{break-inside:avoid}b{top:1px}@page{margin:0}')
})

it('shortens the names of classes, except those that a script contains', () => {
  const sheet = '.Ab1-_x_box:hover,.-YhFOq_band{background:url(/a.b_c.svg)}.pic-house-1{top:.5em}'
  const { css, classes } = shortenClasses(sheet, 'className:"-YhFOq_band"')
  expect(css).toBe('._a0:hover,.-YhFOq_band{background:url(/a.b_c.svg)}._a1{top:.5em}')
  expect(withShortClasses('Ab1-_x_box pic-house-1 -YhFOq_band b_c', classes)).toBe('_a0 _a1 -YhFOq_band b_c')
})

it('shortens the names of custom properties, except those that a script or a page contains', () => {
  const sheet = 'a{--gap:1px;--gap-small:2px;top:var(--gap-small);left:var(--gap,0)}'
  expect(shortenProperties(sheet, "setProperty('--gap-small')")).toBe(
    'a{--360:1px;--gap-small:2px;top:var(--gap-small);left:var(--360,0)}',
  )
})

it('subsets the italic typeface to the characters that pages set in italic', async () => {
  const subset = await subsetItalic([
    load('<p>Land</p><p>One <i>lough</i></p>'),
    load('<svg><text data-look="water">Foyle</text><text data-look="land">Inch</text></svg>'),
  ])
  const { create } = jest.requireActual<Fontkit>('fontkit')
  const font = create(subset)
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!)
  expect([...'Feghlouy'].every(has)).toBe(true)
  expect([...'LandIc'].some(has)).toBe(false)
})
