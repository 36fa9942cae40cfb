import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumPath, playwrightFlags } from '../../scripts/shared/browser'
import { bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { everyPage } from '../every-page'
import { expect, test } from '../fixtures'

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
  const foot = bar?.getClientRects().length ? bar.getBoundingClientRect().top : innerHeight
  return Math.max(0, Math.round(bottom - foot))
}

// Only the browser's own setting moves breakpoints in em; `html { font-size }` does not.
for (const size of [20, 24, 28, 32])
  test(
    `with the browser's text at ${size} px no text is cut or covered, and no page scrolls sideways`,
    {
      tag: '@desktop',
    },
    async ({ baseURL }, testInfo) => {
      test.slow()
      const profile = testInfo.outputPath('profile')
      mkdirSync(`${profile}/Default`, { recursive: true })
      const settings = { webkit: { webprefs: { default_font_size: size } } }
      writeFileSync(`${profile}/Default/Preferences`, JSON.stringify(settings))
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: chromiumPath(),
        args: playwrightFlags,
        baseURL,
      })
      const page = await context.newPage()
      const expectNoFaults = async (what: string, find: () => string[]) => {
        for (const width of [320, 390, 1024]) {
          await page.setViewportSize({ width, height: 768 })
          await expect
            .configure({ soft: true })
            .poll(() => page.evaluate(find), `${what} at ${width} px`)
            .toEqual([])
          expect.soft(await page.evaluate(coveredFooter), `pixels under the bar of ${what}`).toBe(0)
        }
      }
      for (const path of paths) {
        await page.goto(path)
        await expectNoFaults(path, faults)
      }
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`)

      // The longest name of a month, and more nights than the plan lists.
      await page.goto('about:blank')
      await page.goto('/book?property=house#checkIn=2031-09-10&checkOut=2031-09-24&guests=8')
      await page.locator('summary').click()
      await expect(page.getByRole('grid').first()).toBeVisible()
      await expect(page.getByRole('table').filter({ hasText: /PM/ })).toBeVisible()
      await expectNoFaults('the filled-in form', faults)
      await expectNoFaults('the filled-in form', brokenWords)
      await fillInGuest(page)
      await bookingForm(page).submit.click()
      await expect(page).toHaveURL(/thank-you/)
      await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
      await expectNoFaults('the confirmation', faults)
      await expectNoFaults('the confirmation', brokenWords)
      await context.close()
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

for (const [what, viewport] of [
  ['a laptop at 400 % zoom', { width: 320, height: 165 }],
  ['a wide viewport less than 400 px high', { width: 1280, height: 399 }],
] as const)
  test(`on ${what} nothing stays in view while the page scrolls`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/house', '/blogs/day-trips-donegal', '/book?property=house']) {
      await page.goto(path)
      expect(await page.evaluate(stuck), path).toEqual([])
    }
    await chooseStay(page)
    await expect(bookingForm(page).submit).toBeEnabled()
    expect(await page.evaluate(stuck)).toEqual([])
  })
