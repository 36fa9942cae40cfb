import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page, type Response } from '@playwright/test'

export { expect }

interface Fixtures {
  /** What a page of this test is meant to write to the console as an error. */
  expectedError: RegExp | undefined
  /** Goes to a page of the site and holds it against WCAG. */
  visit: (path: string) => Promise<Response | null>
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Many tests pass through the same page in the same state; one look at each is enough.
const held = new Set<string>()

/** Holds the page as it stands against WCAG 2.2 AA and the good practice that axe knows. */
export async function checkA11y(page: Page) {
  const state = await page.content()
  if (held.has(state)) return
  held.add(state)
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target) }))
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([])
}

function faultsOf(page: Page, origin: string, expectedError: RegExp | undefined) {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const isFault = message.type() === 'error' && !expectedError?.test(message.text())
    if (isFault) faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    if (/^http/.test(protocol) && target !== origin) faults.push(`leaves the site: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Going on to the next page ends what the last one was still loading; `csp` is a script where scripts are off.
    const reason = request.failure()?.errorText ?? ''
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) faults.push(`failed: ${request.url()} ${reason}`)
  })
  return faults
}

/** Every test fails on an error in the console, a failed request, a request to a stranger, or a barrier in the page. */
export const test = base.extend<Fixtures>({
  expectedError: [undefined, { option: true }],

  page: async ({ page, baseURL, expectedError, javaScriptEnabled }, run, testInfo) => {
    const faults = faultsOf(page, new URL(baseURL!).origin, expectedError)
    await run(page)
    const hasPassed = testInfo.status === testInfo.expectedStatus
    // axe is a script itself.
    if (hasPassed && javaScriptEnabled !== false && page.url().startsWith(baseURL!)) await checkA11y(page)
    expect(faults).toEqual([])
  },

  visit: async ({ page, javaScriptEnabled }, run) => {
    await run(async (path) => {
      const response = await page.goto(path)
      if (javaScriptEnabled !== false) await checkA11y(page)
      return response
    })
  },
})
