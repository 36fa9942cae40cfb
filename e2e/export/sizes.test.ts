import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { entries, exported } from './exported'

const KIB = 1024

/**
 * A server sends ten packets, 14,600 bytes with headers, before it waits for an acknowledgement. What is larger paints a
 * round trip later.
 */
const ONE_FLIGHT = 13.9 * KIB

const sizes = new Map<string, number>()
function compressedSize(path: string) {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(`out${path}`)).length
  sizes.set(path, size)
  return size
}

describe.each(entries)('$path', ({ path }) => {
  const { html, $ } = exported(path)
  const compressed = brotliCompressSync(html)

  it('is a document of one flight with a style sheet of one flight, and a small one for paper', () => {
    expect($('*').length).toBeLessThanOrEqual(1000)
    expect(compressed.length).toBeLessThanOrEqual(ONE_FLIGHT)
    const sheets = $('link[rel="stylesheet"]').toArray()
    expect(sheets.map(({ attribs }) => attribs.media)).toEqual([undefined, 'print'])
    const [screen, print] = sheets.map(({ attribs }) => compressedSize(attribs.href!))
    expect(screen).toBeLessThanOrEqual(ONE_FLIGHT)
    expect(print).toBeLessThanOrEqual(2 * KIB)
  })

  it('has little inline script, without React’s data', () => {
    const isData = (text: string) => text.includes('self.__next_f') || text.includes('TURBOPACK')
    const inline = $('script:not([src]):not([type])')
      .toArray()
      .map((script) => $(script).text())
      .filter((text) => !isData(text))
    // The booking page has a second script, which keeps the draft.
    const [mostBytes, mostCompressed] = $('form').length > 0 ? [12.5 * KIB, 4700] : [10 * KIB, 3700]
    expect(inline.join('').length).toBeLessThanOrEqual(mostBytes)
    expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(mostCompressed)
  })

  it('loads no framework script unless it has an island', () => {
    const islands = $('[data-island]')
      .toArray()
      .map((island) => $(island).attr('data-island'))
    const deferred = $('script[data-scripts]').length
    if (islands.includes('load')) expect($('script[src]').length).toBeGreaterThan(0)
    else expect([$('script[src]').length, deferred]).toEqual([0, islands.length > 0 ? 1 : 0])
  })

  it('has one main picture if it opens with one', () => {
    const main = $('img[fetchpriority="high"]')
    expect(main).toHaveLength(/^\/(house|apartment|blogs.*)?$/.test(path) ? 1 : 0)
  })
})
