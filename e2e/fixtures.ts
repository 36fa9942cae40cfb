import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page, type Response, type TestInfo } from '@playwright/test'
import { isWokenAtOnce, untilAwake, untilLaidOut } from './late'

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

/**
 * Holds the page as it stands against WCAG 2.2 AA and the good practice that axe knows. A page that changes meanwhile, as
 * when its scripts start, is looked at again: axe measures first and judges later.
 */
export async function audit(page: Page, state = '', exceptions: string[] = []) {
  // What is not laid out cannot be measured.
  await untilLaidOut(page)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .disableRules(exceptions)
  let content: string
  let violations
  do {
    content = await page.content()
    violations = (await axe.analyze()).violations
  } while (content !== (await page.content()))
  held.add(content)
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target) }))
  expect.soft(found, `accessibility of ${page.url()} ${state}`).toEqual([])
}

/** The same, unless a test has looked at this page in this state already. */
export async function checkA11y(page: Page) {
  if (!held.has(await page.content())) await audit(page)
}

/** The browser asks for a page's icon when it pleases, and so, perhaps, just after a test has cut the line. */
const isIconWithoutLine = (url: string, words: string) =>
  /\/(icon\.svg|favicon\.ico)\?/.test(url) && words.includes('net::ERR_INTERNET_DISCONNECTED')

function faultsOf(page: Page, origin: string, expectedError: RegExp | undefined) {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => {
    // Chromium's word for a fade that cannot be: the next document, a picture, does not take part.
    if (!message.includes('ViewTransition opt-in disabled')) faults.push(`uncaught: ${message}`)
  })
  page.on('console', (message) => {
    const words = message.text()
    const { url } = message.location()
    if (message.type() !== 'error' || expectedError?.test(words) || isIconWithoutLine(url, words)) return
    faults.push(`console: ${words} (${url})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    if (/^http/.test(protocol) && target !== origin) faults.push(`leaves the site: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Going on to the next page ends what the last one was still loading; `csp` is a script where scripts are off.
    const reason = request.failure()?.errorText ?? ''
    if (['net::ERR_ABORTED', 'csp'].includes(reason) || isIconWithoutLine(request.url(), reason)) return
    faults.push(`failed: ${request.url()} ${reason}`)
  })
  return faults
}

/** Has every page woken as soon as it has loaded, as by a visitor who presses a key; one that is not waited for sleeps. */
function wakeAtOnce(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === 'commit' || !/^http/.test(page.url())) return response
    await page.keyboard.press('Shift')
    await untilAwake(page)
    return response
  }
}

/**
 * A test that runs at both widths is looked at on the phone: every page at every width, and in its states on a desktop
 * too, is looked at in accessibility.spec.ts.
 */
const looksAt = ({ project, tags }: TestInfo) => project.name === 'phone' || tags.includes('@desktop')

/** Every test fails on an error in the console, a failed request, a request to a stranger, or a barrier in the page. */
export const test = base.extend<Fixtures>({
  expectedError: [undefined, { option: true }],

  page: async ({ page, baseURL, expectedError, javaScriptEnabled }, run, testInfo) => {
    const faults = faultsOf(page, new URL(baseURL!).origin, expectedError)
    if (isWokenAtOnce && javaScriptEnabled !== false) wakeAtOnce(page)
    await run(page)
    const hasPassed = testInfo.status === testInfo.expectedStatus
    // axe is a script itself.
    const isLookedAt = looksAt(testInfo)
    if (isLookedAt && hasPassed && javaScriptEnabled !== false && page.url().startsWith(baseURL!))
      await checkA11y(page)
    expect(faults).toEqual([])
  },

  visit: async ({ page, javaScriptEnabled }, run, testInfo) => {
    const isLookedAt = looksAt(testInfo)
    await run(async (path) => {
      const response = await page.goto(path)
      if (isLookedAt && javaScriptEnabled !== false) await checkA11y(page)
      return response
    })
  },
})
