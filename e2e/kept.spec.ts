/**
 * Nothing that a guest has typed is lost, whatever the browser or the guest does next
 * (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 */
import type { Page } from '@playwright/test'
import type { Dates } from '@/lib/booking/stay'
import { dateRange } from '@/lib/format'
import {
  bookingForm,
  expectConfirmation,
  expectFields,
  fieldsOfWish,
  fillIn,
  guest,
  holdScripts,
  planAddress,
  request,
  sharedPlan,
} from './booking-form'
import { expect, test } from './fixtures'
import { untilHydrated } from './hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Follows a link of the site, which may be in a menu. */
async function follow(page: Page, href: string) {
  const link = page.locator(`a[href="${href}"]`).last()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL(href)
}

/** Of as many nights and guests as `aWish`, so that both confirmations have the same query. */
const second = { checkIn: '2031-09-13', checkOut: '2031-09-16' }

/** What happens to a tab with a filled-in form, in the words of the table. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  Back: (page) => page.goBack(),
  Forward: (page) => page.goForward(),
  'another page': (page) => page.goto('/privacy'),
  'an own link': (page) => follow(page, '/book'),
  'the contact link': (page) => follow(page, '/book#contact'),
  'a property’s address': (page) => page.goto('/book?property=apartment'),
  'the other property': (page) => bookingForm(page).property('house').check(),
  'a plan': (page) => page.goto(planAddress(sharedPlan)),
  'seven guests': (page) => bookingForm(page).guests.selectOption('7'),
  'another name': (page) => bookingForm(page).name.fill('Bríd Test'),
  'a request': (page) => request(page),
  'a second request': (page) => request(page, second),
  'the skip link': (page) => page.evaluate(() => (location.hash = 'content')),
}

const ofPlan = { ...guest, ...sharedPlan }
const ofSecond = { ...fieldsOfWish, ...second }
const plan = planAddress(sharedPlan)
const anyRequest = /^\/thank-you\?property=house&nights=3&total=\d+&guests=4/

/** The steps, what then stands in the form or the dates of the confirmation, and the address. */
// prettier-ignore
const ways: [way: string, kept: object, address: string | RegExp][] = [
  ['a reload', fieldsOfWish, '/book'],
  ['another page, Back', fieldsOfWish, '/book'],
  ['another page, another page, an own link', fieldsOfWish, '/book'],
  ['the contact link, a reload', fieldsOfWish, '/book#contact'],
  ['a property’s address, a reload', { ...fieldsOfWish, property: 'apartment' }, '/book?property=apartment'],
  ['a property’s address, the other property, a reload', fieldsOfWish, '/book?property=apartment'],
  ['a property’s address, another name, Back', { ...fieldsOfWish, property: 'apartment', name: 'Bríd Test' }, '/book'],
  ['a plan, a reload', ofPlan, plan],
  ['a plan, an own link', ofPlan, '/book'],
  ['a plan, Back', ofPlan, '/book'],
  ['a plan, seven guests, a reload, another page, Back', { ...ofPlan, guests: '7' }, '/book?property=house'],
  ['a plan, seven guests, Back, Forward', { ...ofPlan, guests: '7' }, '/book?property=house'],
  ['a request, Back', fieldsOfWish, '/book'],
  ['a request, a reload', fieldsOfWish, anyRequest],
  ['a request, the skip link, a reload', fieldsOfWish, anyRequest],
  ['a request, another page, Back', fieldsOfWish, anyRequest],
  ['a request, an own link, a second request, a reload', ofSecond, anyRequest],
  ['a request, an own link, a second request, Back, Back', fieldsOfWish, anyRequest],
  ['a request, an own link, a second request, Back, Back, Forward, Forward', ofSecond, anyRequest],
]

for (const [way, kept, address] of ways)
  test(`with a filled-in form in the tab: ${way}`, async ({ page }) => {
    await page.goto('/book')
    await untilHydrated(page)
    await fillIn(page)
    for (const step of way.split(', ')) {
      await steps[step]!(page)
      await page.waitForLoadState()
      await untilHydrated(page)
    }
    if (typeof address !== 'string') await expectConfirmation(page, kept as Dates)
    else await expectFields(page, kept)
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toEqual(
      typeof address === 'string' ? address : expect.stringMatching(address),
    )
  })

test('what is typed before React runs is kept', async ({ page }) => {
  const letScriptsGo = await holdScripts(page)
  await page.goto('/book?property=apartment', { waitUntil: 'commit' })
  await fillIn(page)
  letScriptsGo()
  await untilHydrated(page)
  await expectFields(page, fieldsOfWish)
  await expect(bookingForm(page).submit).toBeEnabled()
  await page.reload()
  await untilHydrated(page)
  await expectFields(page, fieldsOfWish)
})

test('what is typed before React runs, on the way back, stands over what the browser brings', async ({
  page,
}) => {
  await page.goto('/book')
  await fillIn(page)
  await page.goto('/book?property=apartment')
  await bookingForm(page).name.fill('Bríd Test')
  const letScriptsGo = await holdScripts(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/book')
  await bookingForm(page).requests.fill('A cot')
  letScriptsGo()
  await untilHydrated(page)
  await expectFields(page, { ...fieldsOfWish, property: 'apartment', name: 'Bríd Test', requests: 'A cot' })
})

test('a second tab has a draft of its own', async ({ page, context }) => {
  await page.goto('/book')
  await fillIn(page)
  const other = await context.newPage()
  await other.goto('/book')
  await untilHydrated(other)
  await bookingForm(other).name.fill('Bríd Test')
  for (const tab of [page, other]) await tab.reload()
  await expectFields(page, fieldsOfWish)
  await expect(bookingForm(other).name).toHaveValue('Bríd Test')
  await expect(bookingForm(other).email).toHaveValue('')
})

test('no address names the guest or the dates, and the request stays in the tab', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(decodeURIComponent(sent.url())))
  await page.goto('/book?property=house')
  await request(page)
  await expect(page.getByRole('main')).toContainText(dateRange(fieldsOfWish.checkIn, fieldsOfWish.checkOut))
  for (const address of [...addresses, page.url()])
    expect(address).not.toMatch(/Aoife|guest\.example|000 0001|cot|2031/)
  const kept = await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).join()])
  expect(kept).toEqual([0, 'booking'])
  expect(await page.context().cookies()).toEqual([])
})
