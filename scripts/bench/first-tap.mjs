import { phones } from './bytes.mjs'
import { compare, markdown, median, whole } from './table.mjs'

/** As the browser's own tools have them, in bytes a second and milliseconds a request. */
const fast4G = {
  offline: false,
  downloadThroughput: 1_125_000,
  uploadThroughput: 168_750,
  latency: 165,
}
const SLOWER = 4
const AFTER_FIRST_PAINT = 500
const PATIENCE = 15_000

/** Runs in the page from its start: notes the events of the first tap, and when the strip's second slide has come. */
function watchTap() {
  const tap = { durations: [] }
  window.firstTap = tap
  new PerformanceObserver((list) => {
    const pressed = list.getEntries().filter(({ interactionId }) => interactionId > 0)
    tap.durations.push(...pressed.map(({ duration }) => duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })

  const follow = ({ timeStamp, target }) => {
    const carousel = target.closest('[aria-roledescription="carousel"]')
    const [first, second] = carousel.querySelectorAll('[aria-roledescription="slide"]')
    const leftOf = (slide) => slide.getBoundingClientRect().left
    const [home, start] = [leftOf(first), leftOf(second)]
    const look = () => {
      const left = leftOf(second)
      if (Math.abs(left - start) > 1) tap.moved ??= performance.now() - timeStamp
      if (Math.abs(left - home) < 2) tap.arrived = performance.now() - timeStamp
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('pointerdown', follow, { capture: true, once: true })
}

const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Half a second after the first paint, whatever has arrived by then. Runs in the page. */
async function waitUntil(afterFirstPaint) {
  const [{ startTime }] = performance.getEntriesByName('first-contentful-paint')
  await new Promise((done) => setTimeout(done, startTime + afterFirstPaint - performance.now()))
}

async function tapOnce(browser, address) {
  const context = await browser.newContext({ ...phones[0], isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(watchTap)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', fast4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(painted)
    const next = page.getByRole('button', { name: 'Next picture' }).first()
    await next.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.evaluate(waitUntil, AFTER_FIRST_PAINT)
    const { x, y, width, height } = await next.boundingBox()
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page
      .waitForFunction(() => window.firstTap.arrived, undefined, { timeout: PATIENCE })
      .catch(() => {})
    // Entries of events come with a frame after their own.
    await page
      .waitForFunction(() => window.firstTap.durations.length > 0, undefined, { timeout: 2000 })
      .catch(() => {})
    return await page.evaluate(() => window.firstTap)
  } finally {
    await context.close()
  }
}

/**
 * The first tap on a carousel's Next, half a second after a phone's first paint of the page: processor four times
 * slower, fast 4G.
 *
 * @returns milliseconds: `event`, the longest Event Timing duration of the tap (0 where it is below the 16 that are
 *   told); `moved`, from the tap to the strip's first move; `arrived`, to the next slide in its place, undefined
 *   where it does not come
 */
export async function tapFirst(browser, address) {
  const { durations, moved, arrived } = await tapOnce(browser, address)
  return { event: Math.max(0, ...durations), moved, arrived }
}

/** The median of each figure of some taps, a move that does not come counted as endless; how many did not. */
export function tapSummary(taps) {
  const middle = (name) => median(taps.map((tap) => tap[name] ?? Infinity))
  const lost = taps.filter(({ arrived }) => arrived === undefined).length
  return {
    event: middle('event'),
    moved: middle('moved'),
    arrived: middle('arrived'),
    lost,
    taps: taps.length,
  }
}

const sayMs = (ms) => (Number.isFinite(ms) ? whole(ms, ' ms') : 'never')
const columns = [
  { heading: 'Event', value: ({ event }) => event, say: sayMs },
  { heading: 'Begins to move', value: ({ moved }) => moved, say: sayMs },
  { heading: 'Next slide in place', value: ({ arrived }) => arrived, say: sayMs },
  { heading: 'Lost', value: ({ lost, taps }) => `${lost} of ${taps}` },
]
const TAPS_A_RUN = 2

/** As Markdown, what each export makes of it, by turns. */
export async function tapTable(browser, targets, runs) {
  const taps = targets.map(() => [])
  for (let tap = 0; tap < runs * TAPS_A_RUN; tap += 1)
    for (const [index, { base }] of targets.entries())
      taps[index].push(await tapFirst(browser, new URL('/house', base).href).catch(() => ({})))
  const rows = compare(columns, taps.map(tapSummary)).map((cells, index) => [targets[index].name, ...cells])
  return markdown(['Export', ...columns.map(({ heading }) => heading)], rows)
}
