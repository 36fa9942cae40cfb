import { content } from '@/app/_shared/content'
import type { Locator, Page } from '@playwright/test'
import { oneOfEachKind } from '../every-page'
import { expect, test } from '../fixtures'
import { house } from '../properties'

const { pages } = content

test.use({ expectedError: /404/, contextOptions: { reducedMotion: 'reduce' } })

/** The focused element: whether it has an outline, is in view, and is covered by the header or the phone bar. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to the focused element in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // The ring of a choice is around its label, that of the range around the drawing on which it lies.
    const marked = element.matches('[type=radio]')
      ? element.closest('label')!
      : element.matches('[type=range]')
        ? element.previousElementSibling!
        : element
    const box = marked.getBoundingClientRect()
    const drawn = [element, marked].map((each) => getComputedStyle(each))
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const cover = top?.closest('header, aside, [role=group]')
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      hasOutline: drawn.some(({ outlineStyle }) => outlineStyle !== 'none'),
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isCovered: cover != null && !cover.contains(element),
    }
  })

/** Targets lower than `height` or narrower than 24 px, with what `::after` adds. A field with a large enough label is left out. */
const tooSmall = (targets: Locator, height: number) =>
  targets.evaluateAll((elements, least) => {
    const isSmall = (element: Element) => {
      const box = element.getBoundingClientRect()
      const after = parseFloat(getComputedStyle(element, '::after').height)
      return Math.max(box.height, after || 0) < least || box.width < 24
    }
    const labelOf = (element: Element) => (element as HTMLInputElement).labels?.[0] ?? element
    return elements
      .filter((element) => isSmall(element) && isSmall(labelOf(element)))
      .map((element) => element.outerHTML.slice(0, 120))
  }, height)

const atBothWidths: string[] = [pages.home, house, pages.book].map(({ path }) => path)

for (const { path } of oneOfEachKind) {
  const tag = atBothWidths.includes(path) ? '@both' : '@phone'

  test(
    `Tab goes through ${path}; the focus is always visible, and targets are large enough`,
    { tag },
    async ({ page }) => {
      await page.goto(path)
      const controls = page.locator(
        ':is(header, main, aside) :is(button, summary, select, textarea, input, nav a)',
      )
      // A link in the text of an article is as high as its line.
      const toBook = page.locator(':is(header, main, aside) a[href^="/book"]:not(article :is(p, li) a)')
      expect.soft(await tooSmall(controls.or(toBook).filter({ visible: true }), 44)).toEqual([])
      expect
        .soft(await tooSmall(page.locator('a:not(p a, article li a)').filter({ visible: true }), 24))
        .toEqual([])

      const faults: string[] = []
      let stops = 0
      for (; stops < 200; stops += 1) {
        await page.keyboard.press('Tab')
        const stop = await focused(page)
        if (!stop) break
        if (!stop.hasOutline) faults.push(`${stop.name} has no outline`)
        if (!stop.isInView) faults.push(`${stop.name} is out of view`)
        if (stop.isCovered) faults.push(`${stop.name} is covered`)
      }
      expect(faults).toEqual([])
      expect(stops).toBeGreaterThan(10)
    },
  )
}
