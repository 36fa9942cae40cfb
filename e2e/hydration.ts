import { expect, type Page, type Request, type Route } from '@playwright/test'

/** Records the paths of the script files that the page requests, in order. */
export function scriptRequests(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) requested.push(pathname)
  })
  return requested
}

/**
 * Delays all requests of the page that match.
 *
 * @param answer how each delayed request is then answered; by default it continues
 * @returns a function that answers the delayed requests, and lets later ones be answered at once
 */
export async function holdRequests(
  page: Pick<Page, 'route'>,
  pattern: string | RegExp,
  answer = (route: Route) => route.continue(),
) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await gate
    await answer(route)
  })
  return release
}

/** Loads a page whose timers run only when `page.clock` advances. */
export async function gotoWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: '2026-06-01T12:00:00' })
  await page.clock.pauseAt('2026-06-01T13:00:00')
  await page.goto(path)
}

/** Waits until every island of the page is hydrated. */
export async function untilHydrated(page: Page) {
  const islands = await page.locator('[data-island]').count()
  await expect(page.locator('[data-island][data-ready]')).toHaveCount(islands, { timeout: 20_000 })
}

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
