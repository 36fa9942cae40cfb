import { formWords } from '@/content/booking'
import {
  aWish,
  bookingForm,
  chooseStay,
  emptyFields,
  expectFields,
  guest,
  holdScripts,
  otherPlan,
  planAddress,
  planNote,
} from '../booking-form'
import { audit, expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const fieldsOfPlan = { ...emptyFields, ...aWish, guests: '4' }
const plan = planAddress(fieldsOfPlan)

test('a plan is filled in before hydration, its note is there at the first paint, and nothing shifts', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page)
  await page.goto(plan, { waitUntil: 'commit' })
  await expect(planNote(page)).toBeVisible()
  await expectFields(page, fieldsOfPlan)
  const top = () =>
    page
      .getByRole('radiogroup', { name: formWords.where.legend })
      .evaluate((group: HTMLElement) => group.offsetTop)
  const before = await top()
  letScriptsGo()
  await expect(bookingForm(page).price).toContainText('3 nights')
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await top()).toBe(before)
  await audit(page, 'with a shared plan')
})

test('a link that names no whole plan says so until the guest chooses, and fills in nothing', async ({
  page,
}) => {
  const broken = page.getByText(formWords.sharedPlan.broken)
  for (const address of [plan.replace('guests=4', 'guests=9'), plan.replace(/&checkOut.*/, '')]) {
    await page.goto('/privacy')
    await page.goto(address)
    await expect(broken).toBeVisible()
    await expectFields(page, { ...emptyFields, property: aWish.property })
  }
  await bookingForm(page).property('house').check()
  await bookingForm(page).guests.selectOption('7')
  await expect(broken).toBeHidden()
  await page.goto('/book#contact')
  await expect(broken).toBeHidden()
})

test('the address names the plan in the form, also after a change of it or of the fragment', async ({
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
  await page.evaluate((hash) => (location.hash = hash), planAddress(otherPlan).split('#')[1]!)
  await expectFields(page, { ...emptyFields, ...otherPlan, ...ofGuest, property: 'house' })
  // Next writes the address once more when it hydrates.
  await untilHydrated(page)
  await page.goBack()
  await expectFields(page, { ...fieldsOfPlan, ...ofGuest, guests: '7' })
  await expect(page).toHaveURL(changed)
  // Next's router writes the address that it has read last, on a slow phone after the guest has gone Back.
  await page.evaluate((last) => history.replaceState(history.state, '', last), plan)
  await expect(page).toHaveURL(changed)
})

test('dates alone keep other dates beside them without a property', async ({ page }) => {
  const own = { ...emptyFields, checkIn: '2031-05-01', checkOut: '2031-05-03' }
  const week = { checkIn: '2031-06-07', checkOut: '2031-06-14' }
  await page.goto('/book')
  await chooseStay(page, { checkIn: own.checkIn, checkOut: own.checkOut })
  await page.goto('/book#checkIn=2031-06-07&checkOut=2031-06-14')
  await page.reload()
  await expectFields(page, { ...own, ...week })
  const form = bookingForm(page)
  await planNote(page).getByRole('button', { name: formWords.sharedPlan.own }).click()
  await expectFields(page, own)
  await expect(form.announced.filter({ hasText: /2 nights/ })).toHaveCount(1)
  await page.goBack()
  await expectFields(page, { ...own, ...week })
  await expect(form.price).toContainText(/7 nights/)
})
