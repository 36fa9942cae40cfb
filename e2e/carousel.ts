import type { Locator, Page } from '@playwright/test'
import { large, shapesOf } from '@/components/ui/Gallery/shape'
import { first } from './content'
import { expect } from './fixtures'

const { galleries = [] } = first
const shapes = shapesOf(galleries.map(({ pictures }) => pictures.length))

/** The gallery of the first property with the most slides. An owner’s may have no arrows, which more than 3 slides have. */
export const gallery = galleries
  .map(({ heading, pictures }, place) => ({ heading, slides: pictures.length - large[shapes[place]!] }))
  .sort((a, b) => b.slides - a.slides)[0]!
export const hasArrows = gallery.slides > 3

export const carouselOn = (page: Page) =>
  page.getByRole('group', { name: gallery.heading.replaceAll('*', ''), exact: true })

export const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')

export const arrow = (within: Locator, name: 'Next' | 'Previous') =>
  within.getByRole('button', { name: `${name} picture`, exact: true })

/** Waits until the slide with this number is the first in view, at its place, and the position, which stands beside arrows, says so. */
export async function expectFirst(carousel: Locator, number: number) {
  if (hasArrows) await expect(carousel.locator('p[aria-live]')).toHaveText(new RegExp(`^${number}\\b`))
  const offset = () =>
    slidesOf(carousel)
      .nth(number - 1)
      .evaluate((slide) => {
        const track = slide.parentElement!.parentElement!.getBoundingClientRect()
        return Math.abs(slide.getBoundingClientRect().left - Math.max(track.left, 0))
      })
  // The track leaves room for the ring of the focus.
  await expect.poll(offset).toBeLessThan(8)
}

/** Swipes over an element on a touch screen, from one part of its width to another; `before` runs before the finger is lifted. */
export async function swipe(on: Locator, from: number, to: number, before = async () => {}) {
  const { x, y, width, height } = (await on.boundingBox())!
  const session = await on.page().context().newCDPSession(on.page())
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) => {
    const touchPoints = at === undefined ? [] : [{ x: x + width * at, y: y + height / 2 }]
    return session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8)
  await before()
  await touch('touchEnd')
}
