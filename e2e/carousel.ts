import type { Locator, Page } from '@playwright/test'
import { plainText } from '@/lib/format'
import { expect } from './fixtures'
import { galleries } from './properties'

/** The gallery of the house with the most pictures. */
export const gallery = [...galleries].sort((a, b) => b.pictures.length - a.pictures.length)[0]!
export const hasArrows = gallery.pictures.length > 3

export const carouselOf = (page: Page, { heading }: { heading: string }) =>
  page.getByRole('group', { name: plainText(heading), exact: true })

export const arrow = (carousel: Locator, name: 'Next' | 'Previous') =>
  carousel.getByRole('button', { name: `${name} picture`, exact: true })

/** Waits until the position shows that the slide with this number is the first in view. */
export const expectPosition = (carousel: Locator, first: number) =>
  expect(carousel.locator('p[aria-live]')).toHaveText(new RegExp(`^${first}\\b`))

/** Opens the page of the house, scrolls to a carousel, and waits until embla runs. */
export async function startCarousel(page: Page) {
  await page.goto('/house')
  const carousel = carouselOf(page, gallery)
  await carousel.getByRole('link').first().scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-ready', '', { timeout: 20_000 })
  return carousel
}

/** Swipes on a touch screen, from the middle of an element. */
export async function swipe(on: Locator, xDistance: number, yDistance = 0) {
  const { x, y, width, height } = (await on.boundingBox())!
  const session = await on.page().context().newCDPSession(on.page())
  const from = { x: x + width / 2, y: y + height / 2 }
  await session.send('Input.synthesizeScrollGesture', { ...from, xDistance, yDistance, speed: 1200 })
}
