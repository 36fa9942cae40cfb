import type { Page } from '@playwright/test'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { everyPage } from '../every-page'
import { expect, test } from '../fixtures'
import { house } from '../properties'

// The browser logs the unknown path of the 404 page.
test.use({ expectedError: /404/ })

const summary = '/thank-you?property=house&nights=3&total=1650&guests=2'
const paths = [...everyPage.map(({ path }) => path), summary]

/** Scrolling sideways, text outside the page, and bars with more text than room. Runs in the page. */
function faults() {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []
  const isClipped = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { clipPath, overflowX } = getComputedStyle(element)
    return clipPath !== 'none' || overflowX !== 'visible' || isClipped(element.parentElement)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!node.textContent!.trim() || parent.closest('svg, select') || isClipped(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 0 && (left < -1 || right > clientWidth + 1))
      found.push(`is outside the page: ${node.textContent}`)
  }
  for (const bar of document.querySelectorAll('body > header, aside, [data-gallery-index]'))
    if (bar.scrollHeight > bar.clientHeight + 1) found.push(`is higher than its bar: ${bar.textContent}`)
  return found
}

/** Words of the form or the confirmation that break in the middle, email addresses excepted. Runs in the page. */
function brokenWords() {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of node.textContent!.matchAll(/[^\s@–-]+(?![^\s]*@)(?<!@\S*)/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
      if (new Set(lines).size > 1) broken.push(word)
    }
  return broken
}

/** How much of the last line of the footer the phone bar covers when the page is scrolled to its end. Runs in the page. */
function coveredFooter() {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const { bottom } = document.querySelector('body > footer')!.lastElementChild!.getBoundingClientRect()
  const bar = document.querySelector('aside')
  // On the home page it is a strip in its place from tablet width.
  const isAtFoot = bar?.getClientRects().length && getComputedStyle(bar).position === 'fixed'
  const foot = isAtFoot ? bar.getBoundingClientRect().top : innerHeight
  return Math.max(0, Math.round(bottom - foot))
}

/** Sizes of the browser's own setting, which alone moves breakpoints in em; `html { font-size }` does not. */
const sizes = [20, 24, 28, 32]

/** Tries some checks of a page at each size of text and each width. */
async function expectNoFaults(page: Page, what: string, ...checks: (() => string[])[]) {
  const session = await page.context().newCDPSession(page)
  for (const size of sizes) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
    // In em, 390 px is as wide as 320 px with smaller text, except with the smallest.
    for (const width of size === 20 ? [320, 390, 1024] : [320, 1024]) {
      const at = `${what} with text of ${size} px at ${width} px`
      await page.setViewportSize({ width, height: 768 })
      for (const check of checks) await expect.soft.poll(() => page.evaluate(check), at).toEqual([])
      expect.soft(await page.evaluate(coveredFooter), `pixels under the bar of ${at}`).toBe(0)
    }
  }
}

for (const path of paths)
  test(
    `with large text in the browser no text of ${path} is cut or covered, and it does not scroll sideways`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      await expectNoFaults(page, path, faults)
    },
  )

test(
  'with large text in the browser no text of the filled-in form and of its confirmation is cut, covered or broken',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    // The longest name of a month, and more nights than the plan lists.
    await page.goto('/book?property=house#checkIn=2031-09-10&checkOut=2031-09-24&guests=8')
    await page.locator('summary').click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expect(page.getByRole('table').filter({ hasText: /PM/ })).toBeVisible()
    await expectNoFaults(page, 'the filled-in form', faults, brokenWords)
    await fillInGuest(page)
    await bookingForm(page).submit.click()
    await expect(page).toHaveURL(/thank-you/)
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
    await expectNoFaults(page, 'the confirmation', faults, brokenWords)
  },
)

/** What stays in view while the page scrolls. Runs in the page. */
function stuck() {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
  const isStuck = (element: Element) => {
    const { position, top, bottom } = getComputedStyle(element)
    return position === 'fixed' || (position === 'sticky' && [top, bottom].some((inset) => inset !== 'auto'))
  }
  const isInView = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight && getComputedStyle(element).clipPath === 'none'
  }
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => isStuck(element) && isInView(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

test(
  'on a laptop at 400 % zoom, and in any viewport less than 400 px high, nothing stays in view while the page scrolls',
  { tag: '@desktop' },
  async ({ page }) => {
    const expectNothingStuck = async (what: string) => {
      for (const [width, height] of [
        [320, 165],
        [1280, 399],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(stuck), `${what} at ${width} px`).toEqual([])
      }
    }
    for (const path of ['/', house.path, articlePath(articles[0]!.slug), '/book?property=house']) {
      await page.goto(path)
      await expectNothingStuck(path)
    }
    await chooseStay(page)
    await expect(bookingForm(page).submit).toBeEnabled()
    await expectNothingStuck('the filled-in form')
  },
)
