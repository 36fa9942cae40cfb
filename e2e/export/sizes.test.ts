import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { entries, exported } from './exported'

const KIB = 1024

const sizes = new Map<string, number>()
function compressedSize(path: string) {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(`out${path}`)).length
  sizes.set(path, size)
  return size
}

describe.each(entries)('$path', ({ path }) => {
  const { html, $ } = exported(path)
  const compressed = brotliCompressSync(html)

  it('is a small document with one small style sheet', () => {
    expect($('*').length).toBeLessThanOrEqual(1000)
    expect(compressed.length).toBeLessThanOrEqual(22 * KIB)
    const sheets = $('link[rel="stylesheet"]')
    expect(sheets).toHaveLength(1)
    expect(compressedSize(sheets.attr('href')!)).toBeLessThanOrEqual(16 * KIB)
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

  it('has its main picture in the first ten packets, if it opens with one', () => {
    // A server sends ten packets before it waits for an acknowledgement.
    const firstFlight = brotliDecompressSync(compressed.subarray(0, 14_600), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    })
    const main = firstFlight.toString().match(/<img[^>]*fetchPriority="high"[^>]*>/gi) ?? []
    expect(main).toHaveLength(/^\/(house|apartment|blogs.*)?$/.test(path) ? 1 : 0)
  })
})
