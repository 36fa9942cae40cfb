/**
 * Takes screenshots of the pages into `shots/`, for comparison with the design.
 *
 *   npm run shots                                              every page at 360, 390, 768, 1280 and 1920 px, from out/
 *   npm run shots -- http://localhost:3000 /house 390 1440     one page of a running server at two widths
 *   npm run shots -- "/book?property=house" 390                any address, also one with a query or a #hash
 *   npm run shots -- /house 1280 --viewport                    only the viewport after loading, with a #hash at its target
 *   npm run shots -- /house 1280 --crop 2400,900               900 px of the page from 2400 px down
 *
 * Beside `house-390.png` it writes `house-390-columns.png`, the page cut into columns that fit on a screen.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { loadTs } from '../build/load-ts.mjs'
import { listen } from './serve.mjs'

const { playwrightFlags, ensureChromium } = loadTs('scripts/check/browser.ts')
const { pages: entries } = loadTs('content/pages.ts')

const summary = '/thank-you?property=house&nights=3&total=1650&guests=2'
const everyPage = [...Object.values(entries).map(({ path }) => path), '/blogs/day-trips-donegal', summary]
const everyWidth = [360, 390, 768, 1280, 1920]
const heights = { 360: 740, 390: 844, 768: 1024, 1280: 800, 1440: 900, 1920: 1080 }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { viewport: { type: 'boolean' }, crop: { type: 'string' } },
})
const given = (pattern) => positionals.filter((word) => pattern.test(word))
const orAll = (words, all) => (words.length > 0 ? words : all)
const pages = orAll(given(/^\//), everyPage)
const widths = orAll(given(/^\d+$/).map(Number), everyWidth)
const [cropTop, cropHeight = 900] = (options.crop ?? '').split(',').filter(Boolean).map(Number)

const suffix = options.viewport ? '-viewport' : options.crop ? `-crop-${cropTop}` : ''

mkdirSync('shots', { recursive: true })
const server = given(/^https?:/).length > 0 ? undefined : await listen('out', 0)
const base = given(/^https?:/)[0] ?? `http://localhost:${server.address().port}`
// The browser loads lazy pictures at once: changing their markup would break hydration.
const args = [...playwrightFlags, '--blink-settings=lazyLoadEnabled=false']
const browser = await chromium.launch({ executablePath: ensureChromium(), args })

for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  for (const path of pages) {
    const file = await shoot(context, path, width)
    if (!suffix) await writeColumns(file)
    console.log(file)
  }
  await context.close()
}

await browser.close()
server?.close()

/** Scrolls through the page and back, so that all islands hydrate and all pictures load. Runs in the page. */
async function loadEverything() {
  const root = document.documentElement
  const { scrollX, scrollY } = window
  for (let y = 0; y < root.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  await document.fonts.ready
  // A screenshot can lack pictures that are decoded asynchronously.
  for (const image of document.images) image.decoding = 'sync'
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return root.scrollHeight
}

async function shoot(context, path, width) {
  const page = await context.newPage()
  await page.goto(new URL(path, base).href)
  const pageHeight = await page.evaluate(loadEverything)
  const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
  const file = `shots/${name}-${width}${suffix}.png`
  const height = Math.min(cropHeight, pageHeight - cropTop)
  await page.screenshot({
    path: file,
    fullPage: !options.viewport,
    clip: options.crop ? { x: 0, y: cropTop, width, height } : undefined,
    style: 'nextjs-portal { display: none }',
  })
  await page.close()
  return file
}

/** Cuts a screenshot into columns that form a block about as high as wide; wide pages are scaled down. */
async function writeColumns(file) {
  const gap = 16
  const original = await sharp(file).metadata()
  const count = Math.max(1, Math.round(Math.sqrt(original.height / original.width)))
  const page = sharp(file).resize({ width: 640, withoutEnlargement: true }).removeAlpha().raw()
  const { data, info } = await page.toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  const height = Math.ceil(info.height / count)
  const columns = Array.from({ length: count }, (_, index) => {
    const input = data.subarray(index * height * width * channels, (index + 1) * height * width * channels)
    const raw = { width, height: input.length / width / channels, channels }
    return { input, raw, left: index * (width + gap), top: 0 }
  })
  const block = { width: count * (width + gap) - gap, height, channels: 3, background: '#5c6b73' }
  await sharp({ create: block }).composite(columns).png().toFile(file.replace('.png', '-columns.png'))
}
