/**
 * Takes screenshots of the pages of out/ into `shots/`, for comparison with the design.
 *
 *   npm run shots                                         every page at 390, 768 and 1280 px
 *   npm run shots -- /house "/book?property=house" 360    some addresses at some widths
 */
import { chromium } from 'playwright'
import { portOf } from '../shared/free-port.mjs'
import { loadTs } from '../shared/load-ts.mjs'
import { listen } from './serve.mjs'

const { playwrightFlags, ensureChromium } = loadTs('scripts/shared/browser.ts')
const { everyPage } = loadTs('e2e/every-page.ts')

const given = process.argv.slice(2)
const [widths, paths] = [given.filter(Number), given.filter((word) => word.startsWith('/'))]
const server = await listen('out', 0)
// The browser loads lazy pictures at once: changing their markup would break hydration.
const args = [...playwrightFlags, '--blink-settings=lazyLoadEnabled=false']
const browser = await chromium.launch({ executablePath: ensureChromium(), args })
for (const width of widths.length > 0 ? widths : [390, 768, 1280]) {
  const page = await browser.newPage({
    baseURL: `http://localhost:${portOf(server)}`,
    viewport: { width: Number(width), height: 900 },
    hasTouch: Number(width) < 1024,
    reducedMotion: 'reduce',
  })
  for (const path of paths.length > 0 ? paths : everyPage.map((each) => each.path)) {
    await page.goto(path)
    await page.evaluate(loadEverything)
    const file = `shots/${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
  }
  await page.close()
}
await browser.close()
server.close()

/** Scrolls through the page, so that all islands hydrate and all pictures load. Runs in the page. */
async function loadEverything() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  await document.fonts.ready
  // A screenshot can lack pictures that are decoded asynchronously.
  for (const image of document.images) image.decoding = 'sync'
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  scrollTo({ top: 0, behavior: 'instant' })
}
