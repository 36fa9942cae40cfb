import type { Locator } from '@playwright/test'
import { thankYou } from '@/content/thank-you'
import { euro } from '@/lib/format'
import {
  aWish,
  bookingForm,
  chooseStay,
  emptyFields,
  expectConfirmation,
  expectFields,
  fieldsOfWish,
  fillInGuest,
  request,
} from '../booking-form'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'
import { translate } from '../translation'
import { house } from '../properties'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('in a translated page plan, hints and total follow, and none is stale', async ({ page }) => {
  await page.goto('/book')
  const form = bookingForm(page)
  await untilHydrated(page)
  await page.evaluate(translate)
  const total = (nights: number) => euro(nights * house.nightlyPrice)
  const foot = form.submit.locator('..')
  await chooseStay(page, { ...aWish, checkOut: '2031-06-10' })
  await expect(foot).toContainText(total(3))
  await form.swap.click()
  await form.checkOut.fill('2031-06-25')
  await expect(form.plan).toContainText('15 nights')
  await expect(foot).toContainText(total(15))
  await form.checkOut.fill('')
  await expect(foot).not.toContainText('€')
  await expect(form.plan).not.toContainText(/total|€/i)
  await form.checkOut.fill('2031-06-11')
  await expect(foot).toContainText(total(1))
  await form.guests.selectOption('8')
  await expect(form.plan).toContainText('8 guests')
  await fillInGuest(page)
  await form.submit.click()
  await expect(page.getByRole('main')).toContainText(total(1))
})

test('breakdown, total, “Secure payment via Stripe” and the two times stand once on the page', async ({
  page,
}) => {
  await page.goto('/book?property=house#checkIn=2031-06-13&checkOut=2031-06-20&guests=6')
  const text = page.getByRole('main')
  await expect(text.getByText('7 nights × ')).toHaveCount(1)
  for (const once of [
    /7 nights/g,
    new RegExp(euro(7 * house.nightlyPrice), 'g'),
    /total/gi,
    /Stripe/g,
    /\d:\d\d PM, check/g,
  ])
    expect((await text.innerText()).match(once), String(once)).toHaveLength(1)
})

test('a password manager that writes fields without an event loses nothing when the page is left', async ({
  page,
}) => {
  await page.goto('/book?property=house')
  await untilHydrated(page)
  await chooseStay(page)
  await page.evaluate(
    ([name, email, phone]) => {
      const form = document.forms.namedItem('booking')!
      Object.assign(form.elements.namedItem('name')!, { value: name })
      Object.assign(form.elements.namedItem('email')!, { value: email })
      Object.assign(form.elements.namedItem('phone')!, { value: phone })
    },
    [fieldsOfWish.name, fieldsOfWish.email, fieldsOfWish.phone] as const,
  )
  await page.reload()
  await untilHydrated(page)
  await expectFields(page, { ...fieldsOfWish, requests: '' })
  await bookingForm(page).submit.click()
  await expectConfirmation(page, aWish, { name: fieldsOfWish.name, email: fieldsOfWish.email } as never)
})

test('“Make Another Booking”, pressed as soon as it is there, begins with an empty form; Back brings the confirmation, and Back again the form', async ({
  page,
}) => {
  await page.goto('/book')
  await request(page)
  await page.getByRole('link', { name: thankYou.again }).click()
  await expect(page).toHaveURL('/book')
  await untilHydrated(page)
  await expectFields(page, emptyFields)
  await page.goBack()
  await expectConfirmation(page)
  await page.goBack()
  await expectFields(page, fieldsOfWish)
})

test('two requests with the same query have confirmations of their own', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  await page.goto('/book')
  await request(page, { checkIn: '2031-09-13', checkOut: '2031-09-16' })
  await expect(page).toHaveURL(/guests=4#2$/)
  await expectConfirmation(page, { checkIn: '2031-09-13', checkOut: '2031-09-16' })
})

test('“Clear my details” forgets the guest, and says so', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  await page.getByRole('button', { name: thankYou.clear }).click()
  await expect(page.getByText(thankYou.cleared)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await page.getByRole('link', { name: thankYou.email }).getAttribute('href')).not.toContain(
    'guest.example',
  )
})

/** The distance of the foot of the form from that of the viewport, in pixels: 0 while it sticks there. */
const distanceOfFoot = (submit: Locator) =>
  submit.evaluate((button) => Math.round(innerHeight - button.parentElement!.getBoundingClientRect().bottom))

test('on phones total and button stick to the foot once a request is possible, and give way to a keyboard', async ({
  page,
}) => {
  await page.goto('/book?property=house')
  const { submit, checkIn, name, plan } = bookingForm(page)
  await expect(submit).toBeDisabled()
  expect(await distanceOfFoot(submit)).toBeLessThan(0)
  expect((await plan.locator('> :first-child').boundingBox())!.height).toBeLessThanOrEqual(520)
  await chooseStay(page)
  await checkIn.focus()
  await expect.poll(() => distanceOfFoot(submit)).toBe(0)
  await submit.tap()
  await expect(name).toBeFocused()
  await expect.poll(() => distanceOfFoot(submit)).toBeLessThan(0)
})

test(
  'on a laptop the plan of a week stays in view beside the form',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 })
    await page.goto('/book?property=house#checkIn=2031-06-13&checkOut=2031-06-20&guests=2')
    const { submit, requests } = bookingForm(page)
    await expect(submit).toBeEnabled()
    await requests.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport({ ratio: 1 })
  },
)

test(
  'the confirmation prints on one page, without navigation and buttons',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const query of [`?property=house&nights=400&total=${400 * house.nightlyPrice}&guests=8`, '']) {
      await page.goto(`/thank-you${query}`)
      await untilHydrated(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), query).toHaveLength(1)
      await page.emulateMedia({ media: null })
    }
  },
)
