/**
 * Takes pictures of the pages, to look at and to hold against the design. Everything lands in `shots/`.
 *
 *   npm run shots                                              every page at 360, 390, 768, 1280 and 1920 px, from out/
 *   npm run shots -- http://localhost:3000                     the same from a running server (`npm run dev`)
 *   npm run shots -- http://localhost:3000 /house 390 1440     one page at two widths
 *   npm run shots -- "/book?property=house" 390                any address, also one with a query or a #hash
 *   npm run shots -- /house 1280 --viewport                    the first screen only (with a #hash: where it lands)
 *   npm run shots -- /house 1280 --crop 2400,900               900 px of the page from 2400 px down, to see details
 *
 * Gives `house-390.png` (the whole page, at its real size), `house-390-columns.png` (the same cut into columns side by
 * side, so that a long page can be read in one look) and, for several pages, `sheet-390.png` (all of them). Crops and
 * first screens get a name of their own: `house-1280-crop-2400.png`, `house-1280-viewport.png`. Says which pages scroll
 * sideways, answer with an error or write errors to the console.
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

const nameOf = (path) => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
const suffix = options.viewport ? '-viewport' : options.crop ? `-crop-${cropTop}` : ''

/** Scrolls through the page and back, so that everything that waits to be seen has come. Runs in the page. */
async function loadEverything() {
  const root = document.documentElement
  const { scrollX, scrollY } = window
  for (let y = 0; y < root.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  await document.fonts.ready
  // A picture that is decoded on the side is missing from a picture of the page.
  for (const image of document.images) image.decoding = 'sync'
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return { width: root.scrollWidth, height: root.scrollHeight }
}

async function shoot(context, base, path, width) {
  const page = await context.newPage()
  const isMissing = path === '/404'
  const complain = (what) => isMissing || console.log(`  ${path} at ${width} px: ${what.split('\n')[0]}`)
  page.on('pageerror', (error) => complain(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && complain(`${message.text()} ${message.location().url}`),
  )
  const response = await page.goto(new URL(path, base).href)
  if (response && !response.ok()) complain(`answered with ${response.status()}`)
  const size = await page.evaluate(loadEverything)
  if (size.width > width) complain(`scrolls sideways by ${size.width - width} px`)

  const file = `shots/${nameOf(path)}-${width}${suffix}.png`
  const height = Math.min(cropHeight, size.height - cropTop)
  await page.screenshot({
    path: file,
    fullPage: !options.viewport,
    clip: options.crop ? { x: 0, y: cropTop, width, height } : undefined,
    style: 'nextjs-portal { display: none }',
  })
  await page.close()
  return file
}

/** A page in slices of at most `columnHeight`, scaled down to `columnWidth` when it is wider. */
async function cut(file, columnWidth, columnHeight) {
  const page = sharp(file).resize({ width: columnWidth, withoutEnlargement: true }).removeAlpha().raw()
  const { data, info } = await page.toBuffer({ resolveWithObject: true })
  const count = Math.ceil(info.height / columnHeight)
  const tops = Array.from({ length: count }, (_, index) => index * columnHeight)
  return tops.map((top) => {
    const height = Math.min(columnHeight, info.height - top)
    const bytes = info.width * info.channels
    const input = data.subarray(top * bytes, (top + height) * bytes)
    return { input, raw: { width: info.width, height, channels: info.channels } }
  })
}

/** Slices side by side, `perRow` of them in a row. */
async function layOut(slices, perRow, target) {
  const gap = 16
  const width = Math.max(...slices.map(({ raw }) => raw.width)) + gap
  const height = Math.max(...slices.map(({ raw }) => raw.height)) + gap
  const placed = slices.map((slice, index) => ({
    ...slice,
    left: (index % perRow) * width,
    top: Math.floor(index / perRow) * height,
  }))
  const sheet = {
    width: Math.min(perRow, slices.length) * width - gap,
    height: Math.ceil(slices.length / perRow) * height - gap,
    channels: 3,
    background: '#5c6b73',
  }
  await sharp({ create: sheet }).composite(placed).png().toFile(target)
}

/** One page as a block of columns about as high as wide. */
async function writeColumns(file) {
  const { width, height } = await sharp(file).metadata()
  const count = Math.max(1, Math.round(Math.sqrt(height / width)))
  const scale = Math.min(1, 640 / width)
  const slices = await cut(file, 640, Math.ceil((height * scale) / count))
  await layOut(slices, count, file.replace('.png', '-columns.png'))
}

/** All pages of one width, one after the other. */
async function writeSheet(files, width) {
  const slices = []
  for (const file of files) slices.push(...(await cut(file, 320, 1600)))
  await layOut(slices, 10, `shots/sheet-${width}.png`)
}

mkdirSync('shots', { recursive: true })
const server = given(/^https?:/).length > 0 ? undefined : await listen('out', 0)
const base = given(/^https?:/)[0] ?? `http://localhost:${server.address().port}`
// Lazy pictures are switched off in the browser: changing their markup would disturb React while it hydrates.
const args = [...playwrightFlags, '--blink-settings=lazyLoadEnabled=false']
const browser = await chromium.launch({ executablePath: ensureChromium(), args })

for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  const files = []
  for (const path of pages) {
    const file = await shoot(context, base, path, width)
    files.push(file)
    if (!suffix) await writeColumns(file)
    console.log(file)
  }
  if (files.length > 1 && !suffix) await writeSheet(files, width)
  await context.close()
}

await browser.close()
server?.close()
