import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'

/** WCAG 1.4.3 for large text. */
const LEAST = 3

/** Takes the letters away and gives the boxes of their lines. */
function bare(heading: HTMLElement | SVGElement) {
  const range = document.createRange()
  range.selectNodeContents(heading)
  const boxes = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }))
  heading.style.setProperty('color', 'transparent')
  return boxes
}

function luminance(red: number, green: number, blue: number) {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of white with every pixel behind the hero line, lowest first. */
async function contrasts(page: Page) {
  const picture = page.locator('#sheet img')
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const boxes = await page.locator('h1').evaluate(bare)
  const found: number[] = []
  for (const clip of boxes) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
    for (let at = 0; at < pixels.length; at += 3)
      found.push(1.05 / (luminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) + 0.05))
  }
  return found.sort((a, b) => a - b)
}

for (const width of [320, 360, 390, 640, 768, 1024, 1280, 1440, 1920]) {
  test(`the hero line can be read on its picture at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 640 ? 844 : 900 })
    await page.goto('/')
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(255, 255, 255)')
    const found = await contrasts(page)
    const [lowest = 0, median = 0] = [0.01, 0.5].map((share) => found[Math.floor(found.length * share)])
    test.info().annotations.push({
      type: 'contrast',
      description: `lowest ${lowest.toFixed(2)}, median ${median.toFixed(2)}`,
    })
    expect(found.length).toBeGreaterThan(1000)
    expect(lowest).toBeGreaterThanOrEqual(LEAST)
  })
}
