import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumPath, playwrightFlags } from '../../scripts/shared/browser'
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

/** How much of the last line of the footer the phone bar covers when the page is scrolled to its end. Runs in the page. */
function coveredFooter() {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const { bottom } = document.querySelector('body > footer')!.lastElementChild!.getBoundingClientRect()
  const bar = document.querySelector('aside')
  const foot = bar?.getClientRects().length ? bar.getBoundingClientRect().top : innerHeight
  return Math.max(0, Math.round(bottom - foot))
}

// Only the browser's own setting moves breakpoints in em; `html { font-size }` does not.
for (const size of [24, 32])
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
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 768 })
        for (const path of paths) {
          await page.goto(path)
          expect.soft(await page.evaluate(faults), `${path} at ${width} px`).toEqual([])
          expect.soft(await page.evaluate(coveredFooter), `pixels under the bar of ${path}`).toBe(0)
        }
      }
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`)
      await context.close()
    },
  )

test(
  'the heading of a gallery lands below the header and the index, also where the index takes two lines',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/house')
    for (const link of await page.getByRole('navigation', { name: 'Galleries' }).getByRole('link').all()) {
      await link.click()
      const heading = page
        .locator(`${await link.getAttribute('href')}`)
        .getByRole('heading')
        .first()
      const bars = page.locator('body > header, [data-gallery-index]')
      const bottoms = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().bottom))
      expect.soft((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(Math.max(...bottoms))
    }
  },
)
