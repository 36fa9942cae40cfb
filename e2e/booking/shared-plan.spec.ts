import type { Page } from '@playwright/test'
import { formWords, shareWords } from '@/content/booking'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import { thankYou } from '@/content/thank-you'
import { euro } from '@/lib/format'
import {
  aWish,
  bookingForm,
  chooseStay,
  emptyFields,
  expectFields,
  fieldsOfWish,
  fillIn,
  fillInGuest,
  guest,
  holdScripts,
  otherPlan,
  planAddress,
  planNote,
  request,
} from '../booking-form'
import { audit, expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'
import { recordSharing, sharedOn } from '../sharing'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const fieldsOfPlan = { ...emptyFields, ...aWish, guests: '4' }
const plan = planAddress(fieldsOfPlan)
const fieldsOfOtherPlan = { ...emptyFields, ...otherPlan }
const other = planAddress(otherPlan)

const shareButton = (page: Page) => bookingForm(page).plan.getByRole('button', { name: shareWords.label })

test('a plan is shared from one phone and requested from another', async ({ page, browser }) => {
  await recordSharing(page)
  await page.goto('/book')
  await expect(shareButton(page)).toHaveCount(0)
  await fillIn(page)
  const before = page.url()
  await shareButton(page).click()
  await expect
    .poll(() => sharedOn(page))
    .toEqual([
      { title: house.name, text: expect.stringContaining(shareWords.notBooked), url: site.url + plan },
    ])
  expect(page.url()).toBe(before)

  const friend = await browser.newPage({ viewport: page.viewportSize() })
  await friend.goto(new URL(plan, page.url()).href)
  await expect(planNote(friend)).toBeVisible()
  await expectFields(friend, fieldsOfPlan)
  const main = friend.getByRole('main')
  for (const text of ['Fri 13 – Mon 16 June 2031', '3 nights', '4 guests', euro(3 * house.nightlyPrice)])
    await expect(main).toContainText(text)
  await bookingForm(friend).guests.selectOption('6')
  await bookingForm(friend).name.fill('Bríd Test')
  await bookingForm(friend).email.fill('brid@guest.example')
  await bookingForm(friend).phone.fill('+353 74 000 0002')
  await bookingForm(friend).submit.click()
  await expect(friend).toHaveURL(/guests=6#/)
  await expect(main).toContainText(`${house.name}, Fri 13 – Mon 16 June 2031.`)
  await expect(main.locator('a[href^="mailto:"]').first()).toHaveAttribute('href', /Br%C3%ADd/)
  await friend.close()
})

test.describe('where the device cannot share', { tag: '@desktop' }, () => {
  test('the plan stands selected if the clipboard is denied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto('/book')
    await chooseStay(page)
    await shareButton(page).click()
    const text = page.getByRole('textbox', { name: shareWords.failed })
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(new RegExp(`Not booked\\.\n${site.url}/book`))
    await audit(page, 'with a plan to copy')
  })
})

test('a plan is filled in before hydration, its note is there at the first paint, and nothing shifts', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page)
  await page.goto(plan, { waitUntil: 'commit' })
  await expect(planNote(page)).toBeVisible()
  await expectFields(page, fieldsOfPlan)
  const top = () =>
    page
      .getByRole('group', { name: formWords.where.legend })
      .evaluate((group: HTMLElement) => group.offsetTop)
  const before = await top()
  letScriptsGo()
  await expect(bookingForm(page).price).toContainText('3 nights')
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await top()).toBe(before)
  await audit(page, 'with a shared plan')
})

test('the address names the plan in the form, and each plan of the tab is found again with Back', async ({
  page,
}) => {
  await page.goto(plan)
  await bookingForm(page).guests.selectOption('7')
  await bookingForm(page).name.fill(guest.name)
  const changed = plan.replace('guests=4', 'guests=7')
  const ofGuest = { name: guest.name }
  await expect(page).toHaveURL(changed)
  await page.evaluate(() => (location.hash = 'contact'))
  await expect(page).toHaveURL(changed)
  await page.evaluate((hash) => (location.hash = hash), other.split('#')[1]!)
  await expectFields(page, { ...fieldsOfOtherPlan, ...ofGuest, property: 'house' })
  await page.goto(other)
  await expectFields(page, { ...fieldsOfOtherPlan, ...ofGuest })
  await untilHydrated(page)
  await page.goBack()
  await expectFields(page, { ...fieldsOfOtherPlan, ...ofGuest, property: 'house' })
  await page.goBack()
  await expectFields(page, { ...fieldsOfPlan, ...ofGuest, guests: '7' })
  await expect(page).toHaveURL(changed)
  await expect(planNote(page)).toBeVisible()
  await page.goto(plan)
  await expectFields(page, { ...fieldsOfPlan, ...ofGuest })
})

test('the note names the guest’s own plan, and leads to its first field', async ({ page }) => {
  await page.goto('/book')
  await fillIn(page)
  await page.goto(other)
  await expect(planNote(page)).toContainText(`${house.name}, Fri 13 – Mon 16 June 2031`)
  await audit(page, 'with a shared plan and one of the guest’s own')
  await planNote(page).getByRole('button', { name: formWords.sharedPlan.own }).click()
  await expectFields(page, fieldsOfWish)
  await expect(bookingForm(page).property('house')).toBeFocused()
})

const week = '/book#checkIn=2031-06-07&checkOut=2031-06-14'
const datesOfWeek = { checkIn: '2031-06-07', checkOut: '2031-06-14' }

test('dates alone fill a form without dates, change nothing else, and survive a reload', async ({ page }) => {
  await page.goto(week)
  await expectFields(page, { ...emptyFields, ...datesOfWeek })
  await expect(planNote(page)).toBeHidden()
  await expect(page).toHaveURL('/book')
  await page.reload()
  await expectFields(page, { ...emptyFields, ...datesOfWeek })
  await page.goto('/house')
  await page.goto(week)
  await expect(planNote(page)).toBeHidden()
  await page.goto('/house')
  await page.goBack()
  await expectFields(page, { ...emptyFields, ...datesOfWeek })
})

for (const property of ['house', undefined] as const)
  test(`dates alone keep other dates beside them, ${property ? 'with' : 'without'} a property`, async ({
    page,
  }) => {
    const stay = { ...(property && { property }), checkIn: '2031-05-01', checkOut: '2031-05-03' }
    const own = { ...emptyFields, ...stay }
    await page.goto('/book')
    await chooseStay(page, stay)
    await page.goto(week)
    for (const leaveAndReturn of [() => page.reload(), () => page.goto('/house').then(() => page.goBack())]) {
      await expectFields(page, { ...own, ...datesOfWeek })
      await expect(planNote(page)).toContainText('Thu 1 – Sat 3 May 2031')
      await leaveAndReturn()
    }
    await planNote(page).getByRole('button', { name: formWords.sharedPlan.own }).click()
    await expectFields(page, own)
    await page.goBack()
    await expectFields(page, { ...own, ...datesOfWeek })
  })

test('“Start with an empty plan” keeps name, contact and requests', async ({ page }) => {
  await page.goto('/book')
  await fillInGuest(page)
  await page.goto(plan)
  await planNote(page).getByRole('button', { name: formWords.sharedPlan.empty }).click()
  await expect(planNote(page)).toBeHidden()
  await expect(page).toHaveURL('/book')
  await expectFields(page, { ...emptyFields, ...guest })
  await expect(bookingForm(page).property('house')).toBeFocused()
  await page.reload()
  await expectFields(page, { ...emptyFields, ...guest })
})

test('a plan that the confirmation has cleared is gone after Back, with its note', async ({ page }) => {
  await page.goto(plan)
  await request(page)
  await page.getByRole('button', { name: thankYou.clear.label }).click()
  await page.goBack()
  await expectFields(page, emptyFields)
  await expect(planNote(page)).toBeHidden()
  await expect(page).toHaveURL('/book')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan is the booking page as always', async ({ page }) => {
    await page.goto(plan)
    await expect(planNote(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: 'Write your request' })).toBeVisible()
  })
})
