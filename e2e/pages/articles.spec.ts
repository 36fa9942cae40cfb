import { listing } from '@/content/blog/listing'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { expect, test } from '../fixtures'

/** What the names and numbers on an extract of the chart do to each other and to its edges. Runs in the page. */
function faultsOfExtract(map: Element) {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  // Letter by letter, because a box around a slanting name is mostly empty.
  const lettersOf = (text: Element) =>
    Array.from(text.textContent!, (_, index) => {
      const range = document.createRange()
      range.setStart(text.firstChild!, index)
      range.setEnd(text.firstChild!, index + 1)
      // A line of type is taller than its letters.
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const slack = (bottom - top) * 0.2
      return { left, right, top: top + slack, bottom: bottom - slack }
    })
  const names = [...map.querySelectorAll('text[data-look]')].map((text) => ({
    name: text.textContent!,
    boxes: lettersOf(text),
  }))
  const numbers = [...map.querySelectorAll('text:not([data-look])')].map((text) => ({
    name: `number ${text.textContent}`,
    boxes: [text.previousElementSibling!.getBoundingClientRect()],
  }))
  const marks = [...numbers, ...names]
  const frame = map.getBoundingClientRect()
  const isIn = ({ left, right, top, bottom }: Box) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
  const faults = marks.flatMap(({ name, boxes }, index) => [
    ...marks
      .slice(index + 1)
      .filter((other) => boxes.some((box) => other.boxes.some((each) => meet(box, each))))
      .map((other) => `${name} runs into ${other.name}`),
    ...(boxes.every(isIn) ? [] : [`${name} is cut`]),
  ])
  return { numbers: numbers.length, names: names.map(({ name }) => name), faults }
}

for (const { slug, places } of articles) {
  test(
    `names and numbers on the extract of the chart in ${slug} keep clear of each other at every width`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(articlePath(slug))
      const map = page.getByRole('img', { name: listing.extract.label })
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const { numbers, names, faults } = await map.evaluate(faultsOfExtract)
        expect.soft(numbers, `numbers at ${width} px`).toBe(places.filter(({ chart }) => chart).length)
        expect.soft(names, `names at ${width} px`).toContain('Edgewater')
        expect.soft(faults, `at ${width} px`).toEqual([])
      }
    },
  )
}

test('the extract of the chart is drawn once it comes near', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(articlePath(articles[0]!.slug))
  const image = page.getByRole('img', { name: listing.extract.label }).locator('img')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
})

for (const { slug } of articles)
  for (const [height, what] of [
    [880, 'extract and notes'],
    [700, 'the notes'],
  ] as const)
    test(
      `${what} of ${slug} stay in view beside the text in a viewport ${height} px high`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height })
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
        if (height === 880) expect(figure.top).toBeGreaterThanOrEqual(header.bottom)
        else expect(figure.bottom).toBeLessThan(header.bottom)
      },
    )
