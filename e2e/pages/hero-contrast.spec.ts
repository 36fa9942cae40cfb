import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { isExample } from '../example'
import { expect, test } from '../fixtures'

/** The contrast that WCAG 1.4.3 requires of large text. */
const LEAST = 3

const WHITE = 'rgb(255, 255, 255)'

/** Viewports in which the heading lies on the picture. */
const onPicture = [
  [320, 844],
  [360, 844],
  [390, 844],
  [640, 900],
  [768, 1024],
  [800, 600],
  [820, 1180],
  [1023, 1366],
  [1024, 900],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1200],
] as const

/** Viewports in which it would cross the roof, so that it stands below the picture. */
const belowPicture = [
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1536, 730],
  [1920, 820],
] as const

/**
 * The sky of the example’s picture without house, mountain or clouds, as fractions of the picture. Each region reaches from the top edge down to
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

/** The boxes of the heading's lines. Runs in the page. */
function linesOf(heading: HTMLElement | SVGElement): Box[] {
  const range = document.createRange()
  range.selectNodeContents(heading)
  return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }))
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

test('the hero heading can be read on the picture at any width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const [heading, picture] = [page.locator('h1'), page.locator('#hero img')]
  for (const [width, height] of onPicture) {
    const at = `at ${width} × ${height} px`
    await page.setViewportSize({ width, height })
    await heading.evaluate(({ style }) => style.removeProperty('color'))
    await expect(heading, at).toHaveCSS('color', WHITE)
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    const whole = await picture.evaluate(uncropped)
    const boxes = await heading.evaluate(linesOf)

    const sky = quietSky[whole.height > whole.width ? 'upright' : 'landscape']
    for (const box of isExample ? boxes : []) {
      const right = (box.x + box.width - whole.x) / whole.width
      const bottom = (box.y + box.height - whole.y) / whole.height
      const isQuiet = sky.some((region) => right <= region.right && bottom <= region.bottom)
      const reach = `A line reaches to ${right.toFixed(2)}, ${bottom.toFixed(2)} of the picture ${at}.`
      expect.soft(isQuiet, reach).toBe(true)
    }

    // The letters themselves are no background.
    await heading.evaluate(({ style }) => style.setProperty('color', 'transparent'))
    const found = await contrasts(page, boxes, WHITE)
    expect(found.length).toBeGreaterThan(1000)
    expect.soft(found[Math.floor(found.length * 0.01)], at).toBeGreaterThanOrEqual(LEAST)
  }
})

test(
  'the hero heading is one line below the picture, without a shade, and the first screen shows all of the hero, where it would cross the roof',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    // As above a light picture.
    const heading = page.locator('h1')
    await heading.evaluate((element) => element.setAttribute('data-on-light', ''))
    for (const [width, height] of belowPicture) {
      const at = `at ${width} × ${height} px`
      await page.setViewportSize({ width, height })
      const boxes = await heading.evaluate(linesOf)
      const shade = await heading.evaluate((element) => getComputedStyle(element, '::before').content)
      expect(shade, at).toBe('none')
      const picture = (await page.locator('#hero img').boundingBox())!
      expect(Math.min(...boxes.map(({ y }) => y)), at).toBeGreaterThanOrEqual(picture.y + picture.height)
      expect(new Set(boxes.map(({ y }) => Math.round(y / 20))).size, at).toBe(1)
      const hero = (await page.locator('#hero').boundingBox())!
      expect(hero.y + hero.height, at).toBeLessThanOrEqual(height)
    }
  },
)
