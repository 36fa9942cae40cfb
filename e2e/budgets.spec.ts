import { brotliCompressSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { first } from './content'
import { expect, test } from './fixtures'
import { untilHydrated, watchRequests } from './hydration'

const KIB = 1024
/** Framework, islands and the payload, which React needs to hydrate them. */
const MOST_SCRIPT = 150_000
/** The calendar, which loads with the form that stands on /book. */
const CALENDAR = 10_000
const FONTS = 50 * KIB
/** KiB. The form and the confirmation load the framework at once, which is at least 117 kB of script. */
const IN_ALL = { '/': 150, [first.path]: 170, '/blogs': 170, '/book': 210, '/thank-you': 190 } as const

// A phone with a fine screen.
test.use({ deviceScaleFactor: 3 })

/** Bytes of each file, texts compressed by Brotli, as hosts do. */
const known = new Map<string, number>()
async function bytesOf(response: Response) {
  const { pathname } = new URL(response.url())
  if (!known.has(pathname)) {
    const body = await response.body()
    const isText = !/\.(woff2|avif|jpg|ico|png)$/.test(pathname)
    known.set(pathname, isText ? brotliCompressSync(body).length : body.length)
  }
  return known.get(pathname)!
}

/** @returns a function that sums the bytes of the responses so far */
function watchBytes(page: Page) {
  const responses = new Map<string, Response>()
  page.on('response', (response) => responses.set(new URL(response.url()).pathname, response))
  return async (pattern: RegExp) => {
    const found = [...responses].filter(([pathname]) => pattern.test(pathname))
    const sizes = await Promise.all(found.map(([, response]) => bytesOf(response)))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
}

/** Scrolls until the first carousel is so many viewports below the viewport, and waits for what observes it. */
const scrollNear = (page: Page, viewports: number) =>
  page
    .locator('[data-island] > *')
    .first()
    .evaluate(async (part, far) => {
      const top = scrollY + part.getBoundingClientRect().top - far * innerHeight
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(part))
    }, viewports)

test('pages keep to their budgets of bytes and requests; scripts of carousels load when one is within one viewport height', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  for (const [path, most] of Object.entries(IN_ALL))
    await test.step(path, async () => {
      // A browser that has no file yet.
      const page = await browser.newPage()
      const bytes = watchBytes(page)
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))
      const untilQuiet = watchRequests(page)
      await page.goto(path)
      await untilQuiet()
      const isForm = ['/book', '/thank-you'].includes(path)
      const mostScript = MOST_SCRIPT + (path === '/book' ? CALENDAR : 0)
      expect.soft(await bytes(/./), `${path}: in all`).toBeLessThanOrEqual(most * KIB)
      expect.soft(await bytes(/\.woff2$/), `${path}: fonts`).toBeLessThanOrEqual(FONTS)
      const others = requests.filter((request) => !request.url().endsWith('.js'))
      expect.soft(others.length, `${path}: requests, scripts excluded`).toBeLessThanOrEqual(14)

      const hasCarousel = !isForm && (await page.locator('[data-island]').count()) > 0
      if (hasCarousel) await scrollNear(page, 2.1)
      if (!isForm) expect.soft(await bytes(/\.js$/), `${path}: script from the start`).toBe(0)
      if (hasCarousel) await scrollNear(page, 1.9)
      await untilHydrated(page)
      expect.soft(await bytes(/\.js$/), `${path}: script`).toBeLessThanOrEqual(mostScript)
      await page.close()
    })
})
