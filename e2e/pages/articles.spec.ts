import { listing } from '@/content/blog/listing'
import { pages } from '@/content/pages'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'

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

test('the extract of the chart is drawn once it comes near', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(articlePath(articles[0]!.slug))
  const image = page.getByRole('img', { name: listing.extract.label }).locator('img')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
})

for (const { slug } of articles)
  for (const [width, height, what] of [
    [1440, 880, 'extract and notes'],
    [1920, 960, 'extract and notes'],
    [1440, 700, 'the notes'],
  ] as const)
    test(
      `${what} of ${slug} stay in view beside the text in a viewport of ${width} × ${height} px`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(articlePath(slug))
        const { figure, notes, header } = await page.evaluate(
          async ([label, heading]) => {
            const paragraphs = document.querySelectorAll('article p')
            paragraphs[Math.floor(paragraphs.length / 2)]!.scrollIntoView({ block: 'start' })
            await new Promise(requestAnimationFrame)
            const boxOf = (element: Element | null | undefined) => {
              const { top, bottom } = element!.getBoundingClientRect()
              return { top, bottom }
            }
            const headings = [...document.querySelectorAll('article h2')]
            return {
              figure: boxOf(document.querySelector(`[aria-label^="${label}"]`)),
              notes: boxOf(headings.find(({ textContent }) => textContent === heading)?.parentElement),
              header: boxOf(document.querySelector('header')),
            }
          },
          [listing.extract.label, listing.highlightsHeading],
        )
        expect(notes.top).toBeGreaterThanOrEqual(header.bottom)
        expect(notes.bottom).toBeLessThanOrEqual(height)
        if (what === 'extract and notes') expect(figure.top).toBeGreaterThanOrEqual(header.bottom)
      },
    )
