import AxeBuilder from '@axe-core/playwright'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /** The console errors that a test expects. */
  expectedError: RegExp | undefined
  /** The address of a page of another site, on a port of its own. No other one may be asked for anything. */
  otherSite: string
}

/** Serves from a port of its own, for as long as a test runs with the address. */
export async function serve(answer: RequestListener, run: (url: string) => Promise<void>) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.closeAllConnections()
  server.close()
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

function faultsOf(page: Page, origins: readonly string[], expectedError: RegExp | undefined) {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => {
    // A page transition that is skipped is no fault: where the next document is a picture or of another site, or a second link is
    // pressed meanwhile. Chromium and WebKit have a text of their own for each reason.
    if (!/view ?transition|^transition was/i.test(message)) faults.push(`uncaught: ${message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expectedError?.test(text))
      faults.push(`console: ${text} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    if (/^http/.test(protocol) && !origins.includes(target)) faults.push(`leaves the site: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Navigating aborts what the last page was still loading. `csp` is the reason for scripts when JavaScript is off.
    const reason = request.failure()?.errorText ?? ''
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) faults.push(`failed: ${request.url()} ${reason}`)
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

  otherSite: async ({}, run) =>
    serve((_, response) => {
      response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>Elsewhere</title>')
    }, run),

  page: async ({ page, baseURL, expectedError, otherSite }, run) => {
    const faults = faultsOf(
      page,
      [baseURL!, otherSite].map((url) => new URL(url).origin),
      expectedError,
    )
    await run(page)
    expect(faults).toEqual([])
    // A page that has just been opened may not be laid out yet.
    if (!page.isClosed() && /^http/.test(page.url()))
      await expect.poll(() => page.evaluate(overflow), 'scrolls sideways, in pixels').toBe(0)
  },
})
