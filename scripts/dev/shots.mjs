/**
 * Takes screenshots of the pages of out/ into `shots/`, for comparison with the design.
 *
 *   npm run shots                                         every page at 360, 390, 768, 1280 and 1920 px
 *   npm run shots -- /house "/book?property=house" 390    some addresses at some widths
 *   npm run shots -- /book#contact 1280 --viewport        only the viewport after loading, with a #hash at its target
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { portOf } from '../shared/free-port.mjs'
import { loadTs } from '../shared/load-ts.mjs'
import { listen } from './serve.mjs'

const { playwrightFlags, ensureChromium } = loadTs('scripts/shared/browser.ts')
const { everyPage } = loadTs('e2e/every-page.ts')

const [{ id, nightlyPrice }] = loadTs('content/properties/all.ts').properties
const summary = `/thank-you?property=${id}&nights=3&total=${3 * nightlyPrice}&guests=2`
const everyPath = everyPage.map(({ path }) => (path === '/thank-you' ? summary : path))
const heights = { 360: 740, 390: 844, 768: 1024, 1280: 800, 1920: 1080 }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { viewport: { type: 'boolean' } },
})
/** @param {string[]} all */
const given = (pattern, all) => {
  const words = positionals.filter((word) => pattern.test(word))
  return words.length > 0 ? words : all
}

mkdirSync('shots', { recursive: true })
const server = await listen('out', 0)
// The browser loads lazy pictures at once: changing their markup would break hydration.
const args = [...playwrightFlags, '--blink-settings=lazyLoadEnabled=false']
const browser = await chromium.launch({ executablePath: ensureChromium(), args })
for (const width of given(/^\d+$/, Object.keys(heights)).map(Number)) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${portOf(server)}`,
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const path of given(/^\//, everyPath)) {
    await page.goto(path)
    await page.evaluate(loadEverything)
    const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
    const file = `shots/${name}-${width}${options.viewport ? '-viewport' : ''}.png`
    await page.screenshot({ path: file, fullPage: !options.viewport })
    console.log(file)
  }
  await context.close()
}
await browser.close()
server.close()

/** Scrolls through the page and back, so that all islands hydrate and all pictures load. Runs in the page. */
async function loadEverything() {
  const { scrollX, scrollY } = window
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  await document.fonts.ready
  // A screenshot can lack pictures that are decoded asynchronously.
  for (const image of document.images) image.decoding = 'sync'
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
