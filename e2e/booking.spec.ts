import type { Page } from '@playwright/test'
import { booking } from '@/content/booking'
import { payment } from '@/content/payment'
import { times } from '@/content/times'
import { bookLink } from '@/lib/booking/plan'
import { expectFields, field, filledIn, fillIn, submit } from './booking-form'
import { euro, first } from './content'
import { expect, test } from './fixtures'
import { untilHydrated } from './hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const week = `${bookLink(first.id)}#checkIn=2031-06-13&checkOut=2031-06-20&guests=6`

test('breakdown, total, the way of payment and the two times stand once on the page', async ({ page }) => {
  await page.goto(week)
  const main = page.getByRole('main')
  await expect(main.getByText('7 nights × ')).toHaveCount(1)
  const text = await main.innerText()
  const total = new RegExp(euro(7 * first.nightlyPrice), 'g')
  const named = [`${times.checkIn}, check`, payment && `via ${payment}`]
    .filter(Boolean)
    .map((each) => new RegExp(each, 'g'))
  for (const once of [/7 nights/g, total, /total/gi, ...named])
    expect.soft(text.match(once), String(once)).toHaveLength(1)
})

/** The distance of the foot of the form from that of the viewport, in pixels: 0 while it sticks there. */
const distanceOfFoot = (page: Page) =>
  submit(page).evaluate((button) =>
    Math.round(innerHeight - button.parentElement!.getBoundingClientRect().bottom),
  )

test('on phones total and button stick to the foot once a request is possible, and give way to a keyboard', async ({
  page,
}) => {
  await page.goto(bookLink(first.id))
  await expect(submit(page)).toBeDisabled()
  expect(await distanceOfFoot(page)).toBeLessThan(0)
  await fillIn(page, { checkIn: filledIn.checkIn, checkOut: filledIn.checkOut })
  await field(page, 'checkIn').focus()
  await expect.poll(() => distanceOfFoot(page)).toBe(0)
  await submit(page).tap()
  await expect(field(page, 'name')).toBeFocused()
  await expect.poll(() => distanceOfFoot(page)).toBeLessThan(0)
})

test(
  'on a laptop the plan of a week stays in view beside the form',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 })
    await page.goto(week)
    await expect(submit(page)).toBeEnabled()
    await field(page, 'requests').scrollIntoViewIfNeeded()
    await expect(submit(page)).toBeInViewport({ ratio: 1 })
  },
)

test('a date that is half typed, or does not exist, gets words of its own once its field is left', async ({
  page,
}) => {
  await page.goto('/book')
  await untilHydrated(page)
  await field(page, 'checkIn').press('ArrowUp')
  await expect(page.getByText(booking.hints.noDate.title)).toHaveCount(0)
  await field(page, 'name').focus()
  await expect(page.getByText(booking.hints.noDate.title).first()).toBeVisible()
  await expect(page.getByText(booking.plan.choices.noDate).first()).toBeVisible()
})

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const expectDates = (page: Page, checkIn: string, checkOut: string) =>
  expectFields(page, expect.objectContaining({ checkIn, checkOut }) as object)

test(
  'the calendar follows a date that is typed, makes a stay of two days in either order, begins again, and offers no day and no month that has passed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
    await page.goto('/book')
    await field(page, 'checkIn').fill('2027-06-30')
    await day(page, 'Thursday 10 June 2027').click()
    await expectDates(page, '2027-06-10', '2027-06-30')
    await day(page, 'Thursday 17 June 2027').click()
    await expectDates(page, '2027-06-17', '')
    await page.getByRole('combobox', { name: booking.calendar.month }).first().selectOption('September')
    await day(page, 'Wednesday 1 September 2027').press('Enter')
    await expectDates(page, '2027-06-17', '2027-09-01')
    const lists = page.getByRole('combobox', { name: booking.calendar.month })
    const shown = page.getByRole('grid').first()
    await page.getByRole('combobox', { name: booking.calendar.year }).first().selectOption('2026')
    await expect(day(page, 'Sunday 1 November 2026')).toBeDisabled()
    await page.getByRole('button', { name: booking.calendar.previous }).click()
    await lists.last().selectOption('November')
    await expect(shown).toHaveAccessibleName('November 2026')
    await lists.first().selectOption('June')
    await expect(shown).toHaveAccessibleName('June 2027')
    await expect(page.getByRole('grid')).toHaveCount(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('grid')).toHaveCount(1)
  },
)
