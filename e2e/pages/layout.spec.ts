import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { load } from 'cheerio'
import { characters } from '@/scripts/shared/characters'
import { everyPage } from '../every-page'
import { expect, test } from '../fixtures'
import { layoutShiftOf } from '../hydration'
import { house } from '../properties'

const LONGEST = 75
const OURS = ['Old Standard TT', 'Hanken Grotesk']

test.use({ expectedError: /404/ })

/** Rendered lines of text that have more than `longest` characters. Runs in the page. */
function longLines(longest: number) {
  const lines: string[] = []
  for (const text of document.querySelectorAll('main p, main li, main dd, main summary, footer p')) {
    // A caption is as wide as its picture.
    const isCaption = text.previousElementSibling?.matches('picture, a[data-picture]')
    if (isCaption || text.getClientRects().length === 0) continue
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
        // The next letter begins another line, or another column of a grid.
        if (box.top >= bottom || box.right < left || box.left > right + 24) end()
        ;({ bottom, left, right } = box)
        line += node.textContent![at]
      }
    }
    end()
  }
  return lines
}

/** The characters of our typefaces. An owner's guest may have a name with others, which the browser sets in a system typeface. */
const isOurs = (text: string) => Array.from(text).every((character) => characters.includes(character))

/** Elements that the browser sets in a system typeface, though ours have all of their characters. */
async function inOtherTypefaces(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const used = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return { nodeId, other: fonts.find(({ familyName }) => !OURS.includes(familyName)) }
    }),
  )
  const others: string[] = []
  for (const { nodeId, other } of used) {
    if (!other) continue
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
    if (isOurs(load(outerHTML).text().replaceAll(/\s/g, ' ')))
      others.push(`${other.familyName}: ${outerHTML}`)
  }
  await session.detach()
  return others
}

/** Pairs of figures whose pictures or captions overlap. Runs in the page. */
function overlaps() {
  const figures = [...document.querySelectorAll('main :has(> :is(picture, a[data-picture]) + p)')].filter(
    (figure) => figure.getClientRects().length > 0 && !figure.closest('[aria-roledescription="carousel"]'),
  )
  const boxes = figures.map((figure) => {
    const parts = [...figure.querySelectorAll('img, p')].map((part) => part.getBoundingClientRect())
    const laidOut = parts.filter(({ height }) => height > 0)
    return {
      name: figure.textContent,
      left: Math.max(...laidOut.map(({ left }) => left)),
      right: Math.min(...laidOut.map(({ right }) => right)),
      top: Math.min(...laidOut.map(({ top }) => top)),
      bottom: Math.max(...laidOut.map(({ bottom }) => bottom)),
    }
  })
  return boxes.flatMap((a, first) =>
    boxes
      .slice(first + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} and ${b.name}`),
  )
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Spaces text out as WCAG 1.4.12 allows a reader to. Runs in the page. */
function applyTextSpacing() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/** Records the sections whose text is not shown as soon as the document is parsed. Runs in the page. */
const recordEmptyParts = () =>
  document.addEventListener('DOMContentLoaded', () => {
    // To read the text lays the page out early, which the visit that measures shifts must not do.
    if ('shifts' in window) return
    const empty = [...document.querySelectorAll<HTMLElement>('main > *, main article > *')].filter(
      (part) => part.textContent?.trim() && part.checkVisibility() && !part.innerText.trim(),
    )
    Object.assign(window, { emptyParts: empty.map(({ className }) => className) })
  })

/** The whole italic face. The site's own file has the letters of its words alone, and one word says little of a typeface. */
const wholeItalic = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2'

/**
 * How wide a text is in a typeface of ours, in parts of its width in each of those that stand in for it and are on this machine.
 * Runs in the page.
 *
 * @param italic the bytes of the italic face
 */
async function widthsBesideFallbacks(italic: number[]) {
  const face = new FontFace('Whole Italic', new Uint8Array(italic).buffer, { style: 'italic' })
  document.fonts.add(await face.load())
  const context = document.createElement('canvas').getContext('2d')!
  const widthOf = async (font: string, text: string) => {
    await document.fonts.load(font, text)
    context.font = font
    return context.measureText(text).width
  }
  const loaded = await Promise.allSettled([...document.fonts].map((each) => each.load()))
  const here = loaded.flatMap((each) =>
    each.status === 'fulfilled' ? each.value.family.replaceAll('"', '') : [],
  )
  const sentence =
    'The quick brown fox jumps over the lazy dog by the water, and the tide takes both of them home.'
  const ratios: Record<string, number> = {}
  for (const [font, ours, prefix, text] of [
    ['400 100px', 'Old Standard', 'Standard on ', sentence],
    ['400 100px', 'Old Standard', 'Standard on ', '0123456789'],
    ['italic 400 100px', 'Whole Italic', 'Standard on ', sentence],
    ['400 100px', 'Hanken Grotesk', 'Hanken on ', sentence],
    ['600 100px', 'Hanken Grotesk', 'Hanken on ', sentence],
  ] as const)
    for (const fallback of new Set(here.filter((family) => family.startsWith(prefix))))
      ratios[`${font} ${fallback}: ${text}`] =
        (await widthOf(`${font} "${ours}"`, text)) / (await widthOf(`${font} "${fallback}"`, text))
  return ratios
}

test('until a typeface arrives, one about as wide stands in for it, so that few lines break elsewhere', async ({
  page,
}) => {
  await page.goto('/')
  const ratios = await page.evaluate(widthsBesideFallbacks, [...readFileSync(wholeItalic)])
  for (const [text, ratio] of Object.entries(ratios))
    expect.soft(Math.abs(ratio - 1), text).toBeLessThan(0.04)
})

const paths = [
  ...everyPage.map(({ path }) => path),
  `/thank-you?property=house&nights=3&total=${3 * house.nightlyPrice}&guests=2`,
]

for (const path of paths) {
  test(
    `${path} shows its text once it is parsed and shifts nothing while it loads, uses the site's typefaces, has lines of at most ${LONGEST} characters, and fits the viewport`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.addInitScript(recordEmptyParts)
      await page.goto(path)
      expect
        .soft(await page.evaluate(() => (window as unknown as { emptyParts: string[] }).emptyParts))
        .toEqual([])
      // A fallback letter may be a pixel wider than its replacement.
      expect.soft(await layoutShiftOf(page, path), 'layout shift').toBeLessThan(0.005)
      await page.evaluate(() => {
        for (const item of document.querySelectorAll('details')) {
          item.removeAttribute('name')
          item.open = true
        }
        return document.fonts.ready
      })
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await page.evaluate(overlaps), `overlaps at ${width} px`).toEqual([])
        expect.soft(await sideways(page), `scrolls sideways at ${width} px`).toBe(0)
        // So many characters do not fit on a phone, and a tablet shows what a phone or a desktop does.
        if (width > 360)
          expect.soft(await page.evaluate(longLines, LONGEST), `long lines at ${width} px`).toEqual([])
        if (width !== 768)
          expect.soft(await inOtherTypefaces(page), `other typefaces at ${width} px`).toEqual([])
      }
      for (const width of [256, 280, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await sideways(page), `scrolls sideways at ${width} px`).toBe(0)
      }
      await page.evaluate(applyTextSpacing)
      expect.soft(await sideways(page), 'scrolls sideways at 320 px with text spacing').toBe(0)
    },
  )
}

test('in a translation that reads from right to left, phone numbers keep their order and the arrow of a list changes sides', async ({
  page,
}) => {
  await page.goto('/book')
  const arrow = () => page.locator('select').evaluate((list) => getComputedStyle(list).backgroundPositionX)
  const side = await arrow()
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect(await arrow()).not.toBe(side)
  const places = await page.locator('main a[href^="tel:"]').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text
      const range = document.createRange()
      return [0, text.length - 1].map((index) => {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return range.getBoundingClientRect().left
      })
    }),
  )
  expect(places.length).toBeGreaterThan(0)
  for (const [first, last] of places) expect(first).toBeLessThan(last!)
})
