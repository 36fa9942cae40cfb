import { brotliCompressSync } from 'node:zlib'
import { entries, exported } from './exported'

const KIB = 1024

/** HTML with its styles: all that a browser needs for the first paint. At 1.6 Mbit/s a KiB takes 5 ms. */
const BEFORE_FIRST_PAINT = 29 * KIB

describe.each(entries)('$path', ({ path }) => {
  const { html, $ } = exported(path)
  const compressed = brotliCompressSync(html)

  it('has all that the first paint needs in one file of few bytes', () => {
    expect($('*').length).toBeLessThanOrEqual(1000)
    expect($('link[rel="stylesheet"], link[rel="preload"][as="font"]')).toHaveLength(0)
    expect($('head > style')).toHaveLength(1)
    expect(compressed.length).toBeLessThanOrEqual(BEFORE_FIRST_PAINT)
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

  it('has one main picture if it opens with one, and loads every other picture lazily', () => {
    const main = $('img[fetchpriority="high"]')
    expect(main).toHaveLength(/^\/(house|apartment|blogs.*)?$/.test(path) ? 1 : 0)
    expect($('img:not([fetchpriority], [loading="lazy"])')).toHaveLength(0)
  })
})
