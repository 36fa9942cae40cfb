import { load } from 'cheerio'
import { addScripts, takeScripts, takeSheets, usedStyles, withoutFiles } from './page'

const chunk = (name: string) => `/_next/static/chunks/${name}.js`

/** A page with the scripts that Next 16 exports, and more in its body. */
const aPage = (more = '', starters = 1) =>
  load(
    `<script src="${chunk('turbopack-1')}" async=""></script>`.repeat(starters) +
      `<script src="${chunk('one')}" async=""></script><script>self.__next_f.push([1,"a"])</script>${more}`,
  )

it('takes the scripts out of a page, with the chunk that starts the framework last', () => {
  const $ = aPage(
    `<script src="${chunk('old')}" nomodule=""></script><script type="application/ld+json">{}</script>`,
  )
  expect(takeScripts($).chunks).toEqual([chunk('one'), chunk('turbopack-1')])
  expect($('script').toArray()).toHaveLength(1)
})

it.each<[string, () => unknown]>([
  ...[
    '<script src="https://elsewhere.example/a.js"></script>',
    '<script src="/late.js" async=""></script>',
    `<script type="module" src="${chunk('a')}"></script>`,
    '<script>start()</script>',
  ].map((script): [string, () => unknown] => [`unknown shape, ${script}`, () => takeScripts(aPage(script))]),
  ['not exactly one turbopack-* script', () => takeScripts(aPage('', 0))],
  ['not exactly one <PageScript />', () => addScripts(load(''), 'start()', [])],
  ['no style sheet', () => takeSheets(load('<link rel="stylesheet" href="/a.css">'))],
  ['a style sheet or a script in its payload', () => withoutFiles('push("/_next/a.css")')],
])('throws where Next exports another page than it does today: %s', (fault, change) => {
  expect(change).toThrow(fault)
})

it('takes the style sheets and the scripts out of a payload, from which React would load them again', () => {
  const link = (key: number, href: string) =>
    String.raw`[\"$\",\"link\",\"${key}\",{\"rel\":\"stylesheet\",\"href\":\"${href}\",\"precedence\":\"next\"}]`
  const hint = String.raw`:HL[\"/_next/a.css\",\"style\"]\n`
  const script = String.raw`[\"$\",\"script\",\"script-0\",{\"src\":\"/_next/a.js\",\"async\":true}]`
  const payload = `push("${hint}5:[${link(0, '/_next/a.css')},${link(1, '/_next/b.css')},${script},7]")`
  expect(withoutFiles(payload)).toBe('push("5:[null,null,null,7]")')
})

it('keeps the styles of elements and of the classes that a page has, and removes those of others', () => {
  const css =
    'a{top:.5em}.Ab1_box,.Cd2_box{top:1px}.Ab1_box:not(:has(+ .Cd2_box)){top:1em}.Cd2_text{top:2px}@media print{.Cd2_box{top:3px}}' +
    ':where(.Ab1_seldom):hover{top:4px}.pic-house-1{top:5px}.pic-house-2{top:6px}'
  expect(usedStyles(css, '<p class="Ab1_box pic-house-2">')).toBe(
    'a{top:.5em}.Ab1_box{top:1px}.Ab1_box:not(:has(+ .Cd2_box)){top:1em}.pic-house-2{top:6px}',
  )
})
