import type { Response } from '@playwright/test'
import { expect, test } from './fixtures'

const KIB = 1024
const routes = [
  '/',
  '/house',
  '/apartment',
  '/blogs',
  '/blogs/day-trips-donegal',
  '/book',
  '/thank-you',
  '/thank-you?property=house&nights=3&total=1650&guests=2',
  '/nowhere',
]

test.use({ expectedError: /404/ })

for (const route of routes) {
  test(`${route} keeps to its budget of bytes and requests before scrolling @phone`, async ({ page }) => {
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(route, { waitUntil: 'networkidle' })
    const sized = await Promise.all(
      responses.map(async (response) => ({
        type: response.request().resourceType(),
        bytes: (await response.request().sizes()).responseBodySize,
      })),
    )
    const bytesOf = (type: string) =>
      sized.filter((each) => each.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

    expect.soft(bytesOf('document'), 'HTML, compressed').toBeLessThanOrEqual(22 * KIB)
    expect.soft(bytesOf('stylesheet'), 'CSS, compressed').toBeLessThanOrEqual(14 * KIB)
    expect.soft(bytesOf('font'), 'fonts').toBeLessThanOrEqual(50 * KIB)
    expect.soft(bytesOf('script'), 'first-load script, compressed').toBeLessThanOrEqual(135_000)
    const withoutScripts = sized.filter(({ type }) => type !== 'script')
    expect.soft(withoutScripts.length, 'requests, framework scripts apart').toBeLessThanOrEqual(14)
  })

  test(`nothing on ${route} moves while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Once before, so that the typefaces are at hand: whether they come before the first paint is a matter of time.
    await page.goto(route, { waitUntil: 'networkidle' })
    await page.goto('about:blank')
    await page.goto(route, { waitUntil: 'networkidle' })
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // To the two decimals that the metric is quoted with: a letter a pixel narrower than its stand-in is no move.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
  })
}
