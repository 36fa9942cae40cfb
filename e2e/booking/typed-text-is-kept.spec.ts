import type { Page } from '@playwright/test'
import { house } from '@/content/properties/house'
import { formWords } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { euro } from '@/lib/format'
import {
  aWish,
  bookingForm,
  chooseStay,
  emptyFields,
  expectFields,
  fieldsOf,
  fieldsOfWish,
  fillInGuest,
  guest,
  holdScripts,
  request,
} from '../booking-form'
import { expect, test } from '../fixtures'
import { holdRequests, untilHydrated } from '../hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function fillIn(page: Page) {
  await chooseStay(page)
  await fillInGuest(page)
}

const entryOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('booking'))

/** Expects the confirmation to know the whole request: the dates on the page, the name in the email. */
async function expectWholeRequest(page: Page, name = guest.name) {
  const main = page.getByRole('main')
  await expect(main).toContainText(`${house.name}, Fri 13 – Mon 16 June 2031.`)
  const mail = await main.getByRole('link', { name: thankYou.send.email }).getAttribute('href')
  expect(new URL(mail!).searchParams.get('body')).toContain(`Name: ${name}`)
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('before hydration', () => {
  test('typed text is kept, and counts after hydration', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book?property=apartment', { waitUntil: 'commit' })
    await fillIn(page)
    letScriptsGo()
    const { submit, price } = bookingForm(page)
    await expect(submit).toBeEnabled()
    await expect(price).toContainText(euro(3 * house.nightlyPrice))
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  })

  test('typed text is kept when the page is reloaded', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await fillIn(page)
    await page.reload({ waitUntil: 'commit' })
    await expectFields(page, fieldsOfWish)
  })

  test('Enter and a click on the button put nothing into the address', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await fillIn(page)
    const { name, checkIn, submit } = bookingForm(page)
    await name.press('Enter')
    await checkIn.press('Enter')
    await submit.click({ force: true })
    // After a reload Firefox restores the button as enabled.
    await submit.evaluate((button: HTMLButtonElement) => (button.disabled = false))
    await name.press('Enter')
    await submit.click()
    await expect(page).toHaveURL('/book')
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)

    letScriptsGo()
    await expect(bookingForm(page).price).toContainText('3 nights')
    await name.press('Enter')
    await expect(page).toHaveURL(/\/thank-you\?/)
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

for (const address of ['/book', '/book?property=house']) {
  test(`typed text is kept by links of the site, from ${address}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(address)
    await fillIn(page)
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
    await expect(page).toHaveURL('/book')
    await expectFields(page, fieldsOfWish)

    await footerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/book#contact')
    await expectFields(page, fieldsOfWish)

    await footerLink(page, house.name).click()
    await expect(page).toHaveURL(house.path)
    await page.getByRole('main').getByRole('link', { name: house.bookLabel }).first().click()
    await expect(page).toHaveURL('/book?property=house')
    await expectFields(page, fieldsOfWish)
    await expect(bookingForm(page).submit).toBeEnabled()
  })
}

test('the property of a new address replaces the one that was chosen, and nothing else', async ({ page }) => {
  await page.goto('/book?property=house')
  await fillIn(page)
  await page.goto('/book?property=apartment')
  await expectFields(page, { ...fieldsOfWish, property: 'apartment' })
  await page.reload()
  await expectFields(page, { ...fieldsOfWish, property: 'apartment' })
  await bookingForm(page).property('house').check()
  await page.reload()
  await expectFields(page, fieldsOfWish)
})

test('typed text is kept through the confirmation, reloads and Back', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  await expectWholeRequest(page)
  await page.reload()
  await expectWholeRequest(page)
  await page.getByRole('main').getByRole('link', { name: thankYou.home }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectWholeRequest(page)
  await page.goBack()
  await expect(page).toHaveURL('/book')
  await expectFields(page, fieldsOfWish)
  await page.reload()
  await expectFields(page, fieldsOfWish)
  await expect(bookingForm(page).submit).toBeEnabled()
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
      await expectWholeRequest(page, name)
      await page.goBack()
      await expectFields(page, { ...fieldsOfWish, name })
    }
  })
})

/**
 * Presses the button and does something before the confirmation has arrived: Playwright itself would wait for it. Runs in
 * the page.
 *
 * @returns `aria-busy` of the button after the press, and after what follows
 */
async function pressAnd(follow: 'type' | 'press again' | 'stop') {
  const form = document.forms.namedItem('booking')!
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const frame = () => new Promise(requestAnimationFrame)
  button.click()
  await frame()
  const states = [button.ariaBusy]
  if (follow === 'stop') stop()
  if (follow === 'press again') button.click()
  if (follow === 'type') {
    const name = form.elements.namedItem('name') as HTMLInputElement
    name.value = 'Bríd Test'
    name.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await frame()
  return [...states, button.ariaBusy]
}

/** Delays the confirmation until the returned function is called. */
const holdConfirmation = (page: Page) => holdRequests(page, '**/thank-you?*')

test('a change while the confirmation loads does not reach it, and is not lost', async ({ page }) => {
  await page.goto('/book')
  await untilHydrated(page)
  await fillIn(page)
  const release = await holdConfirmation(page)
  expect(await page.evaluate(pressAnd, 'type' as const)).toEqual(['true', 'false'])
  release()
  await expect(page).toHaveURL(/\/thank-you\?/)
  await expectWholeRequest(page)
  await page.goBack()
  await expectFields(page, { ...fieldsOfWish, name: 'Bríd Test' })
  await expect(bookingForm(page).submit).toHaveAttribute('aria-busy', 'false')
})

test('a second press while the confirmation loads does nothing', async ({ page }) => {
  await page.goto('/book')
  await untilHydrated(page)
  await fillIn(page)
  const before = await page.evaluate(() => history.length)
  const requests: string[] = []
  page.on('request', (sent) => requests.push(new URL(sent.url()).pathname))
  const release = await holdConfirmation(page)
  expect(await page.evaluate(pressAnd, 'press again' as const)).toEqual(['true', 'true'])
  release()
  await expect(page).toHaveURL(/\/thank-you\?/)
  expect(requests.filter((path) => path === '/thank-you')).toHaveLength(1)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('a guest who stops the navigation can press the button again', async ({ page }) => {
  await page.goto('/book')
  await untilHydrated(page)
  await fillIn(page)
  const release = await holdConfirmation(page)
  expect(await page.evaluate(pressAnd, 'stop' as const)).toEqual(['true', 'false'])
  release()
  await bookingForm(page).submit.click()
  await expect(page).toHaveURL(/\/thank-you\?/)
})

test.describe('clearing the form', () => {
  const clear = (page: Page) => page.getByRole('button', { name: formWords.clear })

  test('is offered once the form is used, and older pages of the tab stay empty', async ({ page }) => {
    await page.goto('/book')
    await untilHydrated(page)
    await expect(clear(page)).toBeHidden()
    await fillIn(page)
    await page.goto('/book?property=house')
    await clear(page).click()
    await expectFields(page, emptyFields)
    expect(await entryOf(page)).not.toContain(guest.email)
    await expect(page).toHaveURL('/book')
    await page.reload()
    await expectFields(page, emptyFields)
    await page.goBack()
    await expect(page).toHaveURL('/book')
    await expectFields(page, emptyFields)
  })

  test('is in view after “Make Another Booking”, which keeps everything', async ({ page }) => {
    await page.goto('/book')
    await request(page)
    await page.getByRole('main').getByRole('link', { name: thankYou.again }).click()
    await expect(page).toHaveURL('/book')
    await expectFields(page, fieldsOfWish)
    await expect(clear(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a press on the property of a new address stores nothing before the form is used', async ({ page }) => {
  await page.goto('/book?property=house')
  await untilHydrated(page)
  await expect(bookingForm(page).property('house')).toBeChecked()
  expect(await entryOf(page)).toBeNull()
})

test('two tabs keep two drafts', async ({ page, context }) => {
  await page.goto('/book')
  await fillIn(page)
  const other = await context.newPage()
  await other.goto('/book')
  await bookingForm(other).name.fill('Bríd Test')
  await other.reload()
  await page.reload()
  await expectFields(other, { ...emptyFields, name: 'Bríd Test' })
  await expectFields(page, fieldsOfWish)
})

test('each of two requests has its own confirmation, also for the same stay, which clearing the form leaves alone', async ({
  page,
}) => {
  await page.goto('/book')
  await request(page)
  await page.getByRole('main').getByRole('link', { name: thankYou.again }).click()
  await page.getByRole('button', { name: formWords.clear }).click()
  await request(page, { ...aWish, checkIn: '2031-07-13', checkOut: '2031-07-16' })
  await expect(page.getByRole('main')).toContainText('Sun 13 – Wed 16 July 2031.')
  await page.getByRole('button', { name: thankYou.clear.label }).click()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Sun 13 – Wed 16 July 2031.')
  await page.goBack()
  await expectFields(page, emptyFields)
  await page.goBack()
  await expectWholeRequest(page)
})

test('the confirmation of another stay shows neither dates nor name', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  await page.goto(`/thank-you?property=house&nights=4&total=${4 * house.nightlyPrice}&guests=4`)
  await expect(page.getByRole('main')).toContainText(thankYou.send.textWithBlanks)
  await expect(page.getByRole('main')).not.toContainText('2031')
})

for (const [what, entry, expected] of [
  ['no JSON', '{"fields":', emptyFields],
  ['no object', '"fields"', emptyFields],
  [
    'values that the form cannot hold',
    JSON.stringify({
      fields: {
        property: 'castle',
        checkIn: '2031-02-30',
        checkOut: '<script>',
        guests: '99',
        name: { first: 'Róisín' },
        email: null,
        phone: ['1'],
        requests: '<img src=x onerror=alert(1)>',
        unknown: 'x',
      },
      address: 7,
      own: 'nothing',
      requests: [null, { id: 'a', property: 'house', checkIn: 7 }],
    }),
    { ...emptyFields, requests: '<img src=x onerror=alert(1)>' },
  ],
] as const) {
  test(`a forged entry counts as absent where it holds ${what}`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('booking', text), entry)
    await page.goto('/book')
    await untilHydrated(page)
    await expectFields(page, expected)
    await page.goto(`/thank-you?property=house&nights=3&total=${3 * house.nightlyPrice}&guests=4#request=a`)
    await expect(page.getByRole('main')).toContainText(thankYou.send.textWithBlanks)
  })
}

test('a full storage keeps no older text', async ({ page }) => {
  await page.goto('/book')
  await fillIn(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await bookingForm(page).name.fill('Bríd Test')
  expect(await entryOf(page)).toBeNull()
  await bookingForm(page).submit.click()
  await expect(page).toHaveURL(/\/thank-you\?/)
  await expect(page.getByRole('main')).toContainText('3 nights, 4 guests')
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
