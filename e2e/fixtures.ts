import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /** The console errors that a test expects. */
  expectedError: RegExp | undefined
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the page in its present state against WCAG 2.2 AA and axe's own best practices. */
export async function audit(page: Page, state = '', exceptions: string[] = []) {
  const axe = new AxeBuilder({ page })
    // Our pages have no frames, so axe needs no second page in which it joins their results.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .disableRules(exceptions)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target) }))
  expect.soft(found, `accessibility of ${page.url()} ${state}`).toEqual([])
}

/** The browser requests a page's icon at any time, possibly just after a test has gone offline. */
const isIconOffline = (url: string, text: string) =>
  /\/(icon\.svg|favicon\.ico)\?/.test(url) && text.includes('net::ERR_INTERNET_DISCONNECTED')

function faultsOf(page: Page, origin: string, expectedError: RegExp | undefined) {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => {
    // Chromium reports an error when the next document is a picture, which does not take part in the page transition. The text
    // of the error depends on the version.
    const isPicture = page.url().endsWith('.jpg') && message === 'Transition was skipped'
    if (!isPicture && !message.includes('ViewTransition opt-in disabled')) faults.push(`uncaught: ${message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    const { url } = message.location()
    if (message.type() !== 'error' || expectedError?.test(text) || isIconOffline(url, text)) return
    faults.push(`console: ${text} (${url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    if (/^http/.test(protocol) && target !== origin) faults.push(`leaves the site: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Navigating aborts what the last page was still loading. `csp` is the reason for scripts when JavaScript is off.
    const reason = request.failure()?.errorText ?? ''
    if (['net::ERR_ABORTED', 'csp'].includes(reason) || isIconOffline(request.url(), reason)) return
    faults.push(`failed: ${request.url()} ${reason}`)
  })
  return faults
}

/** How far the page scrolls sideways, in pixels: 0 for a picture, which the browser shows as a document. Runs in the page. */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  return document.querySelector('main') ? scrollWidth - clientWidth : 0
}

/**
 * Every test fails on an error in the console, a failed request, a request to another site, and a page that scrolls
 * sideways when the test ends.
 */
export const test = base.extend<Fixtures>({
  expectedError: [undefined, { option: true }],

  page: async ({ page, baseURL, expectedError }, run) => {
    const faults = faultsOf(page, new URL(baseURL!).origin, expectedError)
    await run(page)
    expect(faults).toEqual([])
    // A page that has just been opened may not be laid out yet.
    if (!page.isClosed() && /^http/.test(page.url()))
      await expect.poll(() => page.evaluate(overflow), 'scrolls sideways, in pixels').toBe(0)
  },
})
