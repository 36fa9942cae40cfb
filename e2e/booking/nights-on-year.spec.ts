import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import { bookingForm, chooseStay } from '../booking-form'
import { expect, test } from '../fixtures'

const { yearOfLight } = content

const today = (page: Page) =>
  page.getByRole('img', { name: yearOfLight.summary }).getByText(yearOfLight.words.today)

/** Left edge, middle and width of each band; left and middle in percent of the drawing, the width in pixels. */
const bands = (page: Page) =>
  bookingForm(page)
    .plan.locator('[data-nights]')
    .evaluateAll((all) =>
      all.map((band) => {
        const { left, width } = band.getBoundingClientRect()
        const frame = band.parentElement!.getBoundingClientRect()
        const percent = (x: number) => Math.round(((x - frame.left) / frame.width) * 100)
        return { left: percent(left), middle: percent(left + width / 2), width: Math.round(width) }
      }),
    )

test('the plan marks today on the year of light, and then the nights that are chosen', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-04-01T12:00:00Z'))
  await page.goto('/book?property=house')
  await expect(today(page)).toBeVisible()
  expect(await bands(page)).toEqual([])

  await chooseStay(page, { checkIn: '2031-07-01', checkOut: '2031-07-03' })
  await expect(today(page)).toBeHidden()
  expect(await bands(page)).toEqual([expect.objectContaining({ middle: 50, width: 5 })])

  await chooseStay(page, { checkIn: '2031-12-30', checkOut: '2032-01-02' })
  const [before, after] = await bands(page)
  expect(before!.left).toBeGreaterThanOrEqual(98)
  expect(before!.left).toBeLessThan(100)
  expect(after!.left).toBe(0)
})
