import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'

const { evening, home } = content

/** The contrast that WCAG 1.4.3 requires of large text. */
const LEAST = 3

const viewports = [
  [320, 568],
  [390, 664],
  [640, 900],
  [768, 1024],
  [1024, 768],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [2560, 1200],
] as const

/** The lights of the evening by their places in the range, or the only one. */
const hasEvening = evening.lights.some(({ picture }) => picture.name === home.hero.picture.name)
const lights = hasEvening
  ? evening.lights.map(({ hour }, place) => ({ hour, place }))
  : [{ hour: 'the picture', place: 0 }]

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The boxes of the heading's lines. Runs in the page. */
function linesOf(heading: HTMLElement | SVGElement): Box[] {
  const range = document.createRange()
  range.selectNodeContents(heading)
  return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }))
}

function luminance(red: number, green: number, blue: number) {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: number, other: number) {
  const [dark, light] = one < other ? [one, other] : [other, one]
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of the text colour with every pixel behind the text, lowest first. */
async function contrasts(page: Page, boxes: readonly Box[], colour: string) {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)!.map(Number)
  const letters = luminance(red, green, blue)
  const found: number[] = []
  for (const clip of boxes) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
    for (let at = 0; at < pixels.length; at += 3)
      found.push(contrast(letters, luminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)))
  }
  return found.sort((a, b) => a - b)
}

test(
  'the hero heading can be read on the picture at any width, in every light',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const heading = page.locator('h1')
    for (const { hour, place } of lights) {
      if (hasEvening) {
        await page.getByRole('slider', { name: evening.label }).fill(String(place))
        await expect(page.locator('[data-lights] > *').nth(place)).toHaveAttribute('data-shown', '')
      }
      for (const [width, height] of viewports) {
        await page.setViewportSize({ width, height })
        await heading.evaluate(({ style }) => style.removeProperty('color'))
        const colour = await heading.evaluate((element) => getComputedStyle(element).color)
        for (const image of await page.locator('#hero img').all())
          await expect
            .poll(() =>
              image.evaluate((element: HTMLImageElement) =>
                element.decode().then(
                  () => true,
                  () => false,
                ),
              ),
            )
            .toBe(true)
        const boxes = await heading.evaluate(linesOf)
        // The letters themselves are no background.
        await heading.evaluate(({ style }) => style.setProperty('color', 'transparent'))
        const found = await contrasts(page, boxes, colour)
        expect(found.length).toBeGreaterThan(1000)
        expect
          .soft(found[Math.floor(found.length * 0.01)], `${hour} at ${width} × ${height} px`)
          .toBeGreaterThanOrEqual(LEAST)
      }
    }
  },
)
