import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, test } from '@playwright/test'
import { isHeldBack } from './late'

test(
  'Next writes its scripts in the shape that scripts/export/hold-back.mjs takes them out by',
  { tag: '@desktop' },
  () => {
    // A page that nothing is held back on.
    const html = readFileSync('out/book.html', 'utf8')
    const changed = 'Next exports its scripts in another way now: see scripts/export/hold-back.mjs'
    const tags = [...html.matchAll(/<script(?![^>]* type=)[^>]*>/g)].map(([tag]) => tag)
    const known = /^<script( src="\/_next\/static\/chunks\/[^"]+\.js" (async|noModule)=""| id="_R_")?>$/
    expect(
      tags.filter((tag) => !known.test(tag)),
      changed,
    ).toEqual([])
    expect(tags.filter((tag) => tag.includes(' async=""')).length, changed).toBeGreaterThan(5)
    expect(html.match(/ id="_R_"/g), changed).toHaveLength(1)

    const $ = load(html)
    const inline = $('script:not([src]):not([type])')
      .toArray()
      .map((script) => $(script).text())
    const data = inline.filter((text) => text.includes('__next_f'))
    expect(data[0], changed).toMatch(/^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/)
    for (const text of data.slice(1)) expect(text, changed).toMatch(/^self\.__next_f\.push\(\[/)
    // React reads them in the order in which they stand, after all that they speak of.
    expect(inline.slice(-data.length), changed).toEqual(data)
  },
)

test('every script of the framework asks to be compiled as it arrives', { tag: '@desktop' }, () => {
  test.skip(!isHeldBack, 'the stock export leaves them as Next makes them')
  const scripts = new Set(readFileSync('out/book.html', 'utf8').match(/\/_next\/static\/chunks\/[^"]+\.js/g))
  expect(scripts.size).toBeGreaterThan(5)
  for (const src of scripts) {
    // V8 looks for it in the first line and nowhere else.
    expect(readFileSync(`out${src}`, 'utf8'), src).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})
