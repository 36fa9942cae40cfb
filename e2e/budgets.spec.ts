import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { everyPage } from './every-page'
import { expect, test } from './fixtures'
import { untilHydrated, watchRequests } from './hydration'
import { house } from './properties'

const KIB = 1024
/** Framework, islands and the payload, which React needs to hydrate them. */
const MOST_SCRIPT = 150_000
/** The calendar, which loads with the form that stands on /book. */
const CALENDAR = 10_000
const FONTS = 50 * KIB
/** KiB. The form and the confirmation load the framework at once, which is at least 117 kB of script. */
const IN_ALL = { '/': 150, [house.path]: 170, '/blogs': 170, '/book': 210, '/thank-you': 190 } as const

// A phone with a fine screen.
test.use({ deviceScaleFactor: 3, expectedError: /404|Failed to load resource/ })

/** @returns a function that sums the bytes of the responses so far, texts compressed by Brotli, as hosts do */
function watchBytes(page: Page) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return async (pattern: RegExp) => {
    const sizes = responses.map(async (response) => {
      const { pathname } = new URL(response.url())
      // A file that the browser has already is answered without a body.
      if (!pattern.test(pathname) || response.status() === 304) return 0
      const body = await response.body()
      const isText = !/\.(woff2|avif|jpg|ico|png)$/.test(pathname)
      return isText ? brotliCompressSync(body).length : body.length
    })
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
  }
}

for (const [path, most] of Object.entries(IN_ALL))
  test(`${path} keeps to its budgets of bytes and requests before any scrolling, and when its islands hydrate`, async ({
    page,
  }) => {
    const bytes = watchBytes(page)
    let requests = 0
    page.on('request', (request) => (requests += /\.js$/.test(request.url()) ? 0 : 1))
    const untilQuiet = watchRequests(page)
    await page.goto(path)
    await untilQuiet()
    const isForm = ['/book', '/thank-you'].includes(path)
    expect.soft(await bytes(/./), 'in all').toBeLessThanOrEqual(most * KIB)
    expect.soft(await bytes(/\.woff2$/), 'fonts').toBeLessThanOrEqual(FONTS)
    const mostScript = MOST_SCRIPT + (path === '/book' ? CALENDAR : 0)
    const early = isForm ? mostScript : 0
    expect.soft(await bytes(/\.js$/), 'script before an island is near').toBeLessThanOrEqual(early)
    expect.soft(requests, 'requests, scripts excluded').toBeLessThanOrEqual(14)

    const islands = page.locator('[data-island]')
    if ((await islands.count()) === 0) return
    await islands.first().scrollIntoViewIfNeeded()
    await untilHydrated(page)
    expect.soft(await bytes(/\.js$/)).toBeGreaterThan(0)
    expect.soft(await bytes(/\.js$/), 'framework and islands').toBeLessThanOrEqual(mostScript)
  })

test('no page shifts while it loads and hydrates', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // How far a typeface moves the words depends on those that the machine has.
  await page.route('**/*.woff2', (route) => route.abort('aborted'))
  const untilQuiet = watchRequests(page)
  for (const { path } of everyPage) {
    await page.goto(path)
    await untilQuiet()
    if (/book|thank/.test(path)) await untilHydrated(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect.soft(shifts, path).toEqual([])
  }
})
