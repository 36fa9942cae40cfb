/** Runs in the namespace of the guest, for scripts/dev/line.ts: visits each page in a new browser, and prints the table. */
import { chromium } from 'playwright'
import { format } from 'prettier'

interface Options {
  runs: string
  pages: string
  cpu: string
  sites: { name: string; port: number }[]
}

const { runs, pages, cpu, sites }: Options = JSON.parse(process.argv[2]!)
const rows = pages
  .split(',')
  .flatMap((page) => sites.map((site) => ({ page, ...site, visits: [] as Figures[] })))
for (let run = 0; run < Number(runs); run += 1) for (const row of rows) row.visits.push(await visit(row))

const columns = Object.keys(rows[0]!.visits[0]!) as (keyof Figures)[]
const cells = rows.map(({ page, name, visits }) => [
  page,
  name,
  ...columns.map((column) => medianOf(visits.map((figures) => Number(figures[column])))),
  visits.map((figures) => figures['FCP, ms']).join(' '),
])
const headings = ['Page', 'Export', ...columns, 'FCP, all']
const lines = [headings, headings.map(() => '-'), ...cells].map((line) => `|${line.join('|')}|`)
console.log(await format(lines.join('\n'), { parser: 'markdown' }))

function medianOf(list: number[]) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
}

/** A first visit without a cache, up to one second after the load event. */
async function visit({ page: path, port }: { page: string; port: number }) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  })
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: Number(cpu) })
  await protocol.send('Network.enable')
  const sizes: number[] = []
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength))
  // tsx calls this helper in functions that run in the page.
  await page.addInitScript(`const __name = (each) => each; (${watch})()`)
  await page.goto(`https://10.9.0.2:${port}${path}`, { timeout: 60_000 })
  await page.waitForTimeout(1000)
  const { paint, shift, blocked, first, typefaces } = await page.evaluate(() => ({
    ...(window as unknown as { watched: Watched }).watched,
    first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    typefaces: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .reduce((last, entry) => Math.max(last, (entry as PerformanceResourceTiming).responseEnd), 0),
  }))
  await browser.close()
  return {
    'FCP, ms': Math.round(first),
    'LCP, ms': Math.round(paint),
    'blocked, ms': Math.round(blocked),
    CLS: shift.toFixed(3),
    'typefaces, ms': Math.round(typefaces),
    KiB: Math.round(sizes.reduce((sum, size) => sum + size) / 1024),
    requests: sizes.length,
  }
}

type Figures = Awaited<ReturnType<typeof visit>>
type Watched = Record<'paint' | 'shift' | 'blocked', number>

/** An entry of the timeline, with the amount of a layout shift. */
type Entry = PerformanceEntry & { value: number }

/** Runs in the page. */
function watch() {
  const watched: Watched = { paint: 0, shift: 0, blocked: 0 }
  Object.assign(window, { watched })
  const on = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    })
  on('largest-contentful-paint', ({ startTime }) => (watched.paint = startTime))
  on('layout-shift', ({ value }) => (watched.shift += value))
  on('longtask', ({ duration }) => (watched.blocked += Math.max(0, duration - 50)))
}
