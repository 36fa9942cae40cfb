import { entries } from './export'
import { expect, test } from './fixtures'

const LONGEST = 75

test.use({ expectedError: /404/ })

/** Lines of running text, as they are broken in this window, that are longer than a reader likes. */
function longLines(longest: number) {
  const lines: string[] = []
  for (const text of document.querySelectorAll(
    'main p, main li, main dd, main summary, footer p, figcaption',
  )) {
    if (text.getClientRects().length === 0) continue
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let line = ''
    let [bottom, left, right] = [-Infinity, 0, 0]
    const end = () => {
      const words = line.trim()
      if (words.length > longest) lines.push(words)
      line = ''
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < node.textContent!.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getClientRects()[0]
        if (!box || box.width === 0) continue
        // Another line, or another column of a grid.
        if (box.top >= bottom || box.right < left || box.left > right + 24) end()
        ;({ bottom, left, right } = box)
        line += node.textContent![at]
      }
    }
    end()
  }
  return lines
}

const paths = [...entries.map(({ path }) => path), '/thank-you?property=house&nights=3&total=1650&guests=2']

for (const path of paths) {
  test(`no line of ${path} has more than ${LONGEST} characters`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('details')) {
        item.removeAttribute('name')
        item.open = true
      }
    })
    for (const width of [360, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(longLines, LONGEST), `at ${width} px`).toEqual([])
    }
  })
}
