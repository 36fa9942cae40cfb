import type { Locator, Page } from '@playwright/test'
import { bookLink } from '@/lib/booking/plan'
import { everyPage, first, second } from './content'
import { expect, test } from './fixtures'

// Both the 404 page and the browser log the unknown path.
test.use({ expectedError: /404/ })

const filledIn = `${bookLink(first.id)}#checkIn=2031-09-10&checkOut=2031-09-24&guests=8`
const paths = [
  ...everyPage.map(({ path }) => path),
  filledIn,
  `/thank-you?property=${first.id}&nights=3&total=1650&guests=2`,
]

/** Scrolling sideways, text outside the page, text on other text, and bars with more text than room. Runs in the page. */
function faults() {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []
  const isApart = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { clipPath, overflowX, position, opacity } = getComputedStyle(element)
    const isClipped = clipPath !== 'none' || overflowX !== 'visible' || opacity === '0'
    return isClipped || /sticky|fixed/.test(position) || isApart(element.parentElement)
  }
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    const text = node.textContent!.trim()
    const isSkipped = !parent.checkVisibility() || parent.closest('select, [transform]')
    if (!text || isSkipped || isApart(parent)) continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width === 0) continue
      if (!parent.closest('svg') && (left < -1 || right > clientWidth + 1))
        found.push(`is outside the page: ${text}`)
      // The box of a line is higher than its letters.
      const slack = (bottom - top) * 0.3
      lines.push({ text, left: left + 1, right: right - 1, top: top + slack, bottom: bottom - slack })
    }
  }
  lines.sort((a, b) => a.top - b.top)
  for (const [at, a] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next]!.top < a.bottom; next += 1) {
      const b = lines[next]!
      if (a.left < b.right && b.left < a.right) found.push(`lies on other text: ${a.text} / ${b.text}`)
    }
  for (const box of document.querySelectorAll('body *'))
    if (getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth)
      found.push(`is cut off: ${box.textContent}`)
  for (const bar of document.querySelectorAll('body > header, aside, nav'))
    if (bar.scrollHeight > bar.clientHeight + 1) found.push(`is higher than its bar: ${bar.textContent}`)
  return found
}

/** How much of the last line of the footer the phone bar covers when the page is scrolled to its end. Runs in the page. */
function coveredFooter() {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const { bottom } = document.querySelector('body > footer')!.lastElementChild!.getBoundingClientRect()
  const bar = document.querySelector('aside')
  const isAtFoot = bar?.getClientRects().length && getComputedStyle(bar).position === 'fixed'
  return Math.max(0, Math.round(bottom - (isAtFoot ? bar.getBoundingClientRect().top : innerHeight)))
}

async function expectNoFaults(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 800 })
  await expect.soft.poll(() => page.evaluate(faults), `${what} at ${width} px`).toEqual([])
  expect.soft(await page.evaluate(coveredFooter), `pixels of ${what} under the bar at ${width} px`).toBe(0)
}

for (const path of paths)
  test(
    `${path} scrolls nowhere sideways, and no text of it is cut off, lies on other text or under a bar`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 390, 768, 1366]) await expectNoFaults(page, width, path)
      // The browser's own setting moves breakpoints in em, which `html { font-size }` does not.
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      for (const width of [320, 1366]) await expectNoFaults(page, width, `${path} at 200 %`)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      if (path === filledIn) return
      // The spacing of text that a reader may set.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`)
        document.adoptedStyleSheets.push(sheet)
      })
      await expectNoFaults(page, 320, `${path} with text spacing`)
    },
  )

test('a link to a part of a page leads to it, below the header', async ({ page }) => {
  for (const path of ['/', first.path, '/blogs']) {
    await page.goto(path)
    const links = page.locator('main a[href^="#"]').filter({ visible: true })
    expect(await links.count(), path).toBeGreaterThan(0)
    for (const link of await links.all()) {
      const id = (await link.getAttribute('href'))!.slice(1)
      await link.click()
      const target = page.locator(`[id="${id}"]`)
      const top = () =>
        target.evaluate((part) => {
          const { bottom } = document.querySelector('body > header')!.getBoundingClientRect()
          return Math.round(part.getBoundingClientRect().top - bottom)
        })
      await expect.poll(top, `${path}#${id}`).toBeGreaterThanOrEqual(0)
      await expect.soft(target).toBeInViewport()
      // The index of a page's galleries says which one is in view.
      const inIndex = page.locator(`[data-gallery-index] a[href="#${id}"]`)
      if ((await inIndex.count()) > 0) await expect.soft(inIndex).toHaveAttribute('aria-current', 'true')
    }
  }
})

/** Whether one of the elements lies whole in the viewport. */
const isInView = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.some((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && top >= 0 && bottom <= innerHeight
    }),
  )

test(
  'the first view of a property has its name, a price and a link to book, on a low phone and on a laptop',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const { path, name } of [first, second]) {
        await page.goto(path)
        const at = `${path} at ${width} px`
        await expect.soft(page.getByRole('heading', { level: 1, name }), at).toBeInViewport({ ratio: 0.9 })
        const parts = page.locator('main, aside')
        for (const part of [parts.getByText(/€\d/), parts.locator('a[href^="/book"]')])
          await expect.soft.poll(() => isInView(part), `${part} of ${at}`).toBe(true)
      }
    }
  },
)
