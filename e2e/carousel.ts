import type { Locator } from '@playwright/test'
import { expect } from './fixtures'

/** The position of a carousel of four pictures, by the number of slides in view and the index of the first one. */
const positions = {
  1: ['1 of 4', '2 of 4', '3 of 4', '4 of 4'],
  2: ['1–2 of 4', '2–3 of 4', '3–4 of 4', '4, 1 of 4'],
  3: ['1–3 of 4', '2–4 of 4', '3, 4, 1 of 4', '4, 1, 2 of 4'],
} as const

/** Slides in view at a viewport width in pixels (requirements §9). */
export const slidesInView = (width: number) => (width < 768 ? 1 : width < 1024 ? 2 : 3)

/** Waits until a carousel of four pictures shows that the slide with this number is the first in view. */
export async function expectPosition(carousel: Locator, first: number) {
  const { width } = carousel.page().viewportSize()!
  const text = positions[slidesInView(width)][first - 1]!
  await expect(carousel.locator('p:has(+ [aria-live])')).toHaveText(text, { useInnerText: true })
}
