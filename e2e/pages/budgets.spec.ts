import { content } from '@/app/_shared/content'
import type { Page, Response } from '@playwright/test'
import { articlePages } from '../articles'
import { expect, test } from '../fixtures'
import {
  documentPaths,
  gotoWithStoppedClock,
  layoutShiftOf,
  untilHydrated,
  watchRequests,
} from '../hydration'
import { apartment, house } from '../properties'

const { pages } = content

const KIB = 1024
const HOME_IN_ALL = 150 * KIB
const OTHER_IN_ALL = 170 * KIB
/** The confirmation loads the framework at once, which is at least 117 kB of script. */
const CONFIRMATION_IN_ALL = 190 * KIB
const MOST_SCRIPT = 135_000
const MOST_DATA = 16 * KIB
const FIRST_PICTURES = 60 * KIB

const islandPaths = [pages.home, house, pages.book].map(({ path }) => path)
const routes = [
  ...documentPaths,
  ...islandPaths,
  pages.thankYou.path,
  `/thank-you?property=house&nights=3&total=${3 * house.nightlyPrice}&guests=2`,
]
const isConfirmation = (route: string) => route.startsWith(pages.thankYou.path)
const inAll = (route: string) =>
  route === '/' ? HOME_IN_ALL : isConfirmation(route) ? CONFIRMATION_IN_ALL : OTHER_IN_ALL

// A phone with a fine screen.
test.use({ expectedError: /404/, deviceScaleFactor: 3 })

/** @returns a function that gives every response so far, with its path and compressed bytes */
function watchBytes(page: Page) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        bytes: (await response.request().sizes()).responseBodySize,
      })),
    )
}

const sum = (sized: { path: string; bytes: number }[], pattern: RegExp) =>
  sized.filter(({ path }) => pattern.test(path)).reduce((total, { bytes }) => total + bytes, 0)

const scripts = /\.js$/
const chunks = /^\/_next\/static\/chunks\/.*\.js$/
const data = /^\/_next\/static\/data\//

/** Paths of the pictures that load at once or are in the first view. */
const firstPictures = (page: Page) =>
  page.locator('main img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const isInView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
        return image.getClientRects().length > 0 && (isInView || image.loading === 'eager')
      })
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  )

for (const route of routes) {
  test(`${route} keeps to its budgets of bytes and requests before any scrolling and when its islands hydrate, and shifts nothing`, async ({
    page,
  }) => {
    const sizes = watchBytes(page)
    const untilQuiet = watchRequests(page)
    await gotoWithStoppedClock(page, route)
    await untilQuiet()
    const sized = await sizes()
    const pictures = await firstPictures(page)
    const ofPictures = sized.filter(({ path }) => pictures.includes(path))

    expect.soft(sum(sized, /./), 'in all').toBeLessThanOrEqual(inAll(route))
    expect.soft(sum(sized, /\.woff2$/), 'fonts').toBeLessThanOrEqual(50 * KIB)
    expect.soft(sum(ofPictures, /./), 'pictures of the first view').toBeLessThanOrEqual(FIRST_PICTURES)
    const most = isConfirmation(route) ? MOST_SCRIPT : 0
    // The payload has a budget of its own.
    const scriptBytes = sum(sized, scripts) - sum(sized, data)
    expect.soft(scriptBytes, 'script before an island is due').toBeLessThanOrEqual(most)
    expect.soft(sum(sized, data), 'payload').toBeLessThanOrEqual(isConfirmation(route) ? MOST_DATA : 0)
    const others = sized.filter(({ path }) => !scripts.test(path))
    expect.soft(others.length, 'requests, framework scripts excluded').toBeLessThanOrEqual(14)
    await page.clock.resume()

    if (islandPaths.includes(route)) {
      await page.locator('[data-island] > *').first().scrollIntoViewIfNeeded()
      await untilHydrated(page)
      const hydrated = await sizes()
      expect.soft(sum(hydrated, chunks)).toBeGreaterThan(0)
      expect.soft(sum(hydrated, chunks), 'framework and islands').toBeLessThanOrEqual(MOST_SCRIPT)
      expect.soft(sum(hydrated, data), 'payload').toBeLessThanOrEqual(MOST_DATA)
    }
    // A fallback letter may be a pixel wider than its replacement.
    expect.soft(await layoutShiftOf(page, route), 'layout shift').toBeLessThan(0.005)
  })
}

const pictured = [pages.home, apartment, house, pages.blogs, articlePages[0]!]

for (const { path: route } of pictured)
  test(`${route} preloads its main picture, and every picture has about the size at which it is shown`, async ({
    page,
  }) => {
    await page.goto(route)
    const shown = await page
      .locator('img[fetchpriority="high"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
    const ahead = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/pictures/'))
        .map(({ name }) => name),
    )
    expect(shown).toHaveLength(1)
    expect(ahead).toEqual(shown)

    const ratios = await page.locator('main img[src*="/pictures/"]').evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[])
          .filter((image) => image.getClientRects().length > 0)
          .map(async (image) => {
            image.loading = 'eager'
            await image.decode()
            const { width, height } = image.getBoundingClientRect()
            const fills = getComputedStyle(image).objectFit === 'cover'
            // A picture that covers its box is cropped, so it is shown wider than the box.
            const shown = fills ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width
            const sent = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1])
            return { file: image.currentSrc, ratio: sent / (shown * devicePixelRatio) }
          }),
      ),
    )
    expect(ratios.length).toBeGreaterThan(0)
    // Dense screens get 0.64 of their pixels, and the widths of pictures come in steps. Where a page shows a picture twice,
    // the browser takes the file that it already has, also for the smaller place.
    const isTooLarge = ({ file, ratio }: (typeof ratios)[number]) =>
      ratio > 2.2 && !ratios.some((other) => other.file === file && other.ratio <= 2.2)
    expect(ratios.filter((each) => !(each.ratio >= 0.5) || isTooLarge(each))).toEqual([])
  })
