import type { Page } from '@playwright/test'
import { booking } from '@/content/booking'
import { bookingForm, expectFields, fieldsOf, holdScripts } from '../booking-form'
import { audit, expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

const words = booking.calendar

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dates = async (page: Page) => {
  const { checkIn, checkOut } = await fieldsOf(page)
  return [checkIn, checkOut]
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z')))

test('the month follows a date that is typed, two dates make a stay in either order, and a third begins again', async ({
  page,
}) => {
  await page.goto('/book')
  await bookingForm(page).checkIn.fill('2027-06-30')
  await day(page, 'Thursday 10 June 2027').click()
  await expect.poll(() => dates(page)).toEqual(['2027-06-10', '2027-06-30'])
  await day(page, 'Thursday 17 June 2027').click()
  await expect.poll(() => dates(page)).toEqual(['2027-06-17', ''])
  await page.getByRole('combobox', { name: words.month }).first().selectOption('September')
  await day(page, 'Wednesday 1 September 2027').press('Enter')
  await expect.poll(() => dates(page)).toEqual(['2027-06-17', '2027-09-01'])
})

test('no name in it holds the label of a field', async ({ page }) => {
  await page.goto('/book')
  const root = page.locator('[data-mode="range"]')
  await expect(root.getByRole('grid').first()).toBeVisible()
  const names = await root.evaluate((calendar) =>
    Array.from(calendar.querySelectorAll('[aria-label]'), (each) => each.getAttribute('aria-label')).join(
      '\n',
    ),
  )
  expect(names).toContain('Sunday 22 November 2026')
  expect(names).not.toMatch(/check-in|check-out|guests|property|name|email|phone/i)
})

test('two months stand beside each other where there is room', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/book')
  await expect(page.getByRole('grid')).toHaveCount(2)
  await audit(page, 'with the calendar')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('grid')).toHaveCount(1)
})

test('nothing moves when it arrives', async ({ page }) => {
  const letScriptsGo = await holdScripts(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/book', { waitUntil: 'commit' })
    const top = () => bookingForm(page).name.evaluate((field) => field.getBoundingClientRect().top + scrollY)
    const before = await top()
    letScriptsGo()
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(Math.abs((await top()) - before), `at ${width} px`).toBeLessThan(2)
  }
})

test.describe('when its script is lost', () => {
  test.use({ expectedError: /status of 404/ })

  test('it says so, and the fields work on', async ({ page }) => {
    await page.goto('/book?property=house')
    const ofPage = await page.evaluate(() =>
      Array.from(document.scripts).flatMap(({ defer, src }) => (defer ? src : [])),
    )
    await page.route('**/_next/static/chunks/*.js', (route) =>
      ofPage.includes(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 }),
    )
    await page.reload()
    await expect(page.getByText(words.failed)).toBeVisible()
    await untilHydrated(page)
    await bookingForm(page).checkIn.fill('2027-06-10')
    await expectFields(page, expect.objectContaining({ checkIn: '2027-06-10' }) as object)
  })
})
