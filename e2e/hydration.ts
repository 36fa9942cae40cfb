import { expect, type Page, type Request, type Route } from '@playwright/test'

/**
 * Delays all requests of the page for files.
 *
 * @param answer how each delayed request is then answered; by default it continues
 * @returns a function that answers the delayed requests, and lets later ones be answered at once
 */
export async function holdRequests(page: Page, files: string, answer = (route: Route) => route.continue()) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await gate
    await answer(route)
  })
  return release
}

export const holdScripts = (page: Page, answer?: (route: Route) => Promise<void>) =>
  holdRequests(page, '**/_next/**/*.js', answer)

/** Waits until every island of the page is hydrated. */
export async function untilHydrated(page: Page) {
  const islands = await page.locator('[data-island]').count()
  await expect(page.locator('[data-island][data-ready]')).toHaveCount(islands, { timeout: 20_000 })
}

/** Waits until the browser has shown what is there now. */
export const showTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** @returns a function that waits until no request of the page is pending, lazy pictures near the viewport included */
export function watchRequests(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    // The browser requests lazy pictures after the layout of a frame.
    await page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
    )
    await expect.poll(() => pending.size).toBe(0)
  }
}
