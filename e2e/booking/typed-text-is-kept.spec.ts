import { content } from '@/app/_shared/content'
import { euro } from '@/lib/format'
import {
  aWish,
  bookingForm,
  emptyFields,
  expectConfirmation,
  expectFields,
  fieldsOf,
  fieldsOfWish,
  fillIn,
  guest,
  holdScripts,
  noteOf,
  planAddress,
  request,
  sharedPlan,
} from '../booking-form'
import { audit, expect, test } from '../fixtures'
import { holdRequests, untilHydrated } from '../hydration'
import { house } from '../properties'

const { formWords, thankYou } = content

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('before hydration', () => {
  test('typed text is kept, also by a reload, counts after hydration, and is not announced', async ({
    page,
  }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book?property=apartment', { waitUntil: 'commit' })
    await fillIn(page)
    await page.reload({ waitUntil: 'commit' })
    await expectFields(page, fieldsOfWish)
    letScriptsGo()
    const { submit, plan, announced } = bookingForm(page)
    await expect(submit).toBeEnabled()
    await expect(plan).toContainText(euro(3 * house.nightlyPrice))
    await expect(announced).toHaveText([formWords.when.calendar.loading])
  })

  test('Enter puts nothing into the address, and submits once the form can', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await fillIn(page)
    const { name, submit } = bookingForm(page)
    // After a reload Firefox restores the button as enabled.
    await submit.evaluate((button: HTMLButtonElement) => (button.disabled = false))
    await submit.click()
    await name.press('Enter')
    await expect(page).toHaveURL('/book')
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)
    letScriptsGo()
    await expectConfirmation(page)
  })

  test('a plan stands in the fields, nothing says that it is missing, and nothing shifts when its note comes', async ({
    page,
  }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto(planAddress(sharedPlan), { waitUntil: 'commit' })
    await expectFields(page, { ...emptyFields, ...sharedPlan })
    const { plan, price } = bookingForm(page)
    await expect(plan.getByText(formWords.plan.waiting)).toBeVisible()
    for (const text of [plan.getByText(/needed/), price]) await expect(text).toBeHidden()
    const tops = () =>
      page
        .locator('fieldset')
        .evaluateAll((groups: HTMLElement[]) => groups.map(({ offsetTop }) => offsetTop))
    const before = await tops()
    letScriptsGo()
    await expect(noteOf(page, 'plan')).toBeVisible()
    await expect(plan.getByText(formWords.plan.waiting)).toBeHidden()
    await expect(price).toBeVisible()
    expect(await tops()).toEqual(before)
    // The foot would cover a part of a field.
    await plan.scrollIntoViewIfNeeded()
    await audit(page, 'with the plan of a link')
  })

  test('a value that the browser restores late gives way to what was typed last', async ({ page }) => {
    await page.goto('/book')
    await fillIn(page)
    await page.goto('/book?property=apartment')
    await bookingForm(page).name.fill('Bríd Test')
    // Chromium restores fields after `DOMContentLoaded`, and a picture delays `pageshow`.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.body.append(Object.assign(new Image(), { src: '/delays-the-load-event.svg' })),
      ),
    )
    const releasePictures = await holdRequests(page, '**/delays-the-load-event.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/book')
    await expectFields(page, { ...fieldsOfWish, property: 'apartment', name: 'Bríd Test' })
    await bookingForm(page).requests.fill('A cot')
    releasePictures()
    await page.waitForLoadState('load')
    await expectFields(page, { ...fieldsOfWish, property: 'apartment', name: 'Bríd Test', requests: 'A cot' })
  })
})

test.describe('after a new build', () => {
  // A missing file is an error in the console.
  test.use({ expectedError: /404/ })

  test('a form that was open before keeps what is typed, twice with Back between', async ({ page }) => {
    // A page from before the build finds none of its other files any more.
    let isOld = false
    await page.route('**/*', async (route) => {
      if (route.request().isNavigationRequest()) isOld = false
      if (isOld) await route.fulfill({ status: 404, body: 'Gone.' })
      else await route.continue()
    })
    await page.goto('/book')
    for (const name of [guest.name, 'Bríd Test']) {
      await untilHydrated(page)
      isOld = true
      await fillIn(page)
      await bookingForm(page).name.fill(name)
      await bookingForm(page).submit.click()
      await expect(page).toHaveURL(/\/thank-you\?/)
      await expectConfirmation(page, aWish, { ...guest, name })
      await page.goBack()
      await expectFields(page, { ...fieldsOfWish, name })
    }
  })
})

test('“Clear the form” is offered at the foot of the form once it is used, also after “Make Another Booking”', async ({
  page,
}) => {
  const clear = page.getByRole('button', { name: formWords.clear.label })
  await page.goto('/book')
  await expect(clear).toBeHidden()
  await request(page)
  await page.getByRole('main').getByRole('link', { name: thankYou.again }).click()
  await expect(clear).toBeVisible()
  const fieldBefore = page.getByLabel(formWords.who.fields.requests.label)
  expect((await clear.boundingBox())!.y).toBeGreaterThan((await fieldBefore.boundingBox())!.y)
})

test('a page that is prerendered reads and fills in the draft when it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('booking', JSON.stringify({ fields: { name: 'A copy' } }))
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.goto('/book')
  expect(await fieldsOf(page)).toEqual(emptyFields)
  await page.evaluate(() => {
    // What was typed in the visible page meanwhile.
    sessionStorage.setItem('booking', JSON.stringify({ fields: { name: 'Róisín Test' } }))
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expectFields(page, { ...emptyFields, name: 'Róisín Test' })
})
