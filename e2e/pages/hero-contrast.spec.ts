import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'

/** The contrast that WCAG 1.4.3 requires of large text. */
const LEAST = 3

const WHITE = 'rgb(255, 255, 255)'
const INK = 'rgb(13, 34, 48)'

/** Viewports in which the heading lies on the picture, and its colour there. */
const viewports = [
  [320, 844, WHITE],
  [360, 844, WHITE],
  [390, 844, WHITE],
  [640, 900, WHITE],
  [768, 1024, WHITE],
  [800, 600, WHITE],
  [820, 1180, WHITE],
  [1023, 1366, WHITE],
  [1024, 768, INK],
  [1024, 900, WHITE],
  [1280, 800, WHITE],
  [1366, 650, INK],
  [1440, 700, INK],
  [1440, 900, WHITE],
  [1536, 730, INK],
  [1920, 820, INK],
  [1920, 1080, WHITE],
] as const

/**
 * The sky without house, mountain or clouds, as fractions of the picture. Each region reaches from the top edge down to
 * `bottom`, and from the left edge to `right`.
 */
const quietSky = {
  landscape: [
    { right: 1, bottom: 0.48 },
    { right: 0.4, bottom: 0.7 },
  ],
  upright: [{ right: 1, bottom: 0.48 }],
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Makes the heading transparent and returns the boxes of its lines. Runs in the page. */
function bare(heading: HTMLElement | SVGElement): Box[] {
  const range = document.createRange()
  range.selectNodeContents(heading)
  const boxes = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }))
  heading.style.setProperty('color', 'transparent')
  return boxes
}

/** The box that the picture would have in the viewport without its crop. Runs in the page. */
function uncropped(image: HTMLImageElement): Box {
  const box = image.getBoundingClientRect()
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  const [x = 0.5, y = 0.5] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100)
  return { x: box.x + (box.width - width) * x, y: box.y + (box.height - height) * y, width, height }
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

for (const [width, height, colour] of viewports) {
  test(
    `the hero heading lies in the quiet sky and can be read at ${width} × ${height} px`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await expect(page.locator('h1')).toHaveCSS('color', colour)
      const picture = page.locator('#hero img')
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      const whole = await picture.evaluate(uncropped)
      const boxes = await page.locator('h1').evaluate(bare)

      const sky = quietSky[whole.height > whole.width ? 'upright' : 'landscape']
      for (const box of boxes) {
        const right = (box.x + box.width - whole.x) / whole.width
        const bottom = (box.y + box.height - whole.y) / whole.height
        const isQuiet = sky.some((region) => right <= region.right && bottom <= region.bottom)
        expect(isQuiet, `A line reaches to ${right.toFixed(2)}, ${bottom.toFixed(2)} of the picture.`).toBe(
          true,
        )
      }

      const found = await contrasts(page, boxes, colour)
      const [lowest = 0, median = 0] = [0.01, 0.5].map((share) => found[Math.floor(found.length * share)])
      test.info().annotations.push({
        type: 'contrast',
        description: `lowest ${lowest.toFixed(2)}, median ${median.toFixed(2)}`,
      })
      expect(found.length).toBeGreaterThan(1000)
      expect(lowest).toBeGreaterThanOrEqual(LEAST)
    },
  )
}
