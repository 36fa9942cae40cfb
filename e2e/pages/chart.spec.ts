import { chart } from '@/content/chart/chart'
import { yearOfLight } from '@/content/year-of-light'
import { expect, test } from '../fixtures'

/** Finds map labels that overlap, that the chart's edge cuts off or that a panel covers. Runs in the page. */
function faultsOfLabels(map: Element) {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
  const boxOf = (element: Element): Box => element.getBoundingClientRect()
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const isVisible = (text: Element) => text.getClientRects().length > 0

  // Each letter has a box of its own, because the box around a slanting label is mostly empty.
  const lettersOf = (text: Element) => {
    const node = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode()!
    return Array.from(node.textContent!, (_, index) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      // The box of a letter is a whole line high, which is taller than the letter.
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const slack = (bottom - top) * 0.2
      return { left, right, top: top + slack, bottom: bottom - slack }
    })
  }
  const names = [...map.querySelectorAll('text')]
    .filter(isVisible)
    .map((text) => ({ name: text.textContent!, letters: lettersOf(text) }))

  const frame = boxOf(map)
  const covers = [map.querySelector('p')!.parentElement!, map.nextElementSibling!].map(boxOf)
  const faults = names.flatMap(({ name, letters }, index) => [
    ...names
      .slice(index + 1)
      .filter((other) => letters.some((letter) => other.letters.some((box) => meet(letter, box))))
      .map((other) => `${name} overlaps ${other.name}`),
    ...(letters.some(({ left, right }) => left < frame.left || right > frame.right)
      ? [`${name} is cut off`]
      : []),
    ...(letters.some((letter) => covers.some((cover) => meet(letter, cover))) ? [`${name} is covered`] : []),
  ])
  return { count: names.length, faults }
}

test(
  'no map label overlaps another, is cut off or is covered at any width',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    const map = page.getByRole('img', { name: chart.description })
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 390, 640, 768, 1024, 1240, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await map.scrollIntoViewIfNeeded()
      const { count, faults } = await map.evaluate(faultsOfLabels)
      expect.soft(count, `labels at ${width} px`).toBeGreaterThan(5)
      expect.soft(faults, `at ${width} px`).toEqual([])
    }
  },
)

test('the chart loads when it is scrolled to, and not before', async ({ page }) => {
  const drawings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/charts/')) drawings.push(request.url())
  })
  await page.goto('/')
  expect(drawings).toEqual([])
  await page.getByRole('img', { name: chart.description }).scrollIntoViewIfNeeded()
  await expect.poll(() => drawings.length).toBeGreaterThan(0)
})

test('the year of light marks today', async ({ page }) => {
  await page.clock.setFixedTime('2026-07-02T12:00:00Z')
  await page.goto('/')
  const { months, today } = yearOfLight.words
  const boxOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())!
  await expect(page.getByText(today, { exact: true })).toBeVisible()
  const mark = await boxOf(today)
  const [may, july] = [await boxOf(months[4]!), await boxOf(months[6]!)]
  expect(mark.x).toBeGreaterThan(may.x)
  expect(mark.x + mark.width).toBeLessThan(july.x + july.width)
})
