import { content } from '@/app/_shared/content'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'

const { chart, listing, pages } = content

test('an article opens with a letter that takes three lines', { tag: '@both' }, async ({ page }) => {
  await page.goto(pages.blogs.path)
  // An article that opens with a digit or a quotation mark has none.
  const opening = page.locator('p:has([data-letter])').first()
  test.skip((await opening.count()) === 0, 'No article opens with a letter.')
  const indents = await opening.evaluate((paragraph) => {
    const text = document.createRange()
    text.selectNode(paragraph.lastChild!)
    return Array.from(text.getClientRects(), ({ left }) => left - paragraph.getBoundingClientRect().left)
  })
  expect(indents.slice(0, 4).map((indent) => indent > 20)).toEqual([true, true, true, false])
})

/** Scrolls to the middle of the text, and gives the boxes of what stands beside it. Runs in the page. */
async function boxesBesideText([label, heading]: string[]) {
  const paragraphs = document.querySelectorAll('article p')
  paragraphs[Math.floor(paragraphs.length / 2)]!.scrollIntoView({ block: 'start' })
  await new Promise(requestAnimationFrame)
  const boxOf = (element: Element | null | undefined) => {
    const { top, bottom } = element!.getBoundingClientRect()
    return { top, bottom }
  }
  const headings = [...document.querySelectorAll('article h2')]
  return {
    extracts: [...document.querySelectorAll(`[aria-label^="${label}"]`)].map(boxOf),
    notes: boxOf(headings.find(({ textContent }) => textContent === heading)?.parentElement),
    header: boxOf(document.querySelector('header')),
  }
}

test(
  'the notes of an article stay in view beside the text, and the extract where there is room',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const { slug } of articles) {
      await page.goto(articlePath(slug))
      for (const [width, height] of [
        [1440, 880],
        [1920, 960],
        [1440, 700],
      ] as const) {
        await page.setViewportSize({ width, height })
        const words = [listing.extract.label, listing.highlightsHeading]
        const { extracts, notes, header } = await page.evaluate(boxesBesideText, words)
        const at = `${slug} at ${width} × ${height} px`
        expect.soft(notes.top, at).toBeGreaterThanOrEqual(header.bottom)
        expect.soft(notes.bottom, at).toBeLessThanOrEqual(height)
        expect(extracts).toHaveLength(chart ? 1 : 0)
        for (const { top } of height > 700 ? extracts : [])
          expect.soft(top, at).toBeGreaterThanOrEqual(header.bottom)
      }
    }
  },
)
