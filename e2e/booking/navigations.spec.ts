import type { Page } from '@playwright/test'
import { formWords } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { yearOfLight } from '@/content/year-of-light'
import {
  aWish,
  bookingForm,
  emptyFields,
  expectConfirmation,
  expectFields,
  fieldsOfWish,
  fillIn,
  guest,
  noteOf,
  otherPlan,
  planAddress,
  request,
  sharedPlan,
  wayBack,
} from '../booking-form'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const plan = planAddress(sharedPlan)
const fieldsOfPlan = { ...guest, ...sharedPlan }
// As many nights and guests as the first request, so that the two confirmations have the same query.
const second = { ...aWish, checkIn: '2031-09-13', checkOut: '2031-09-16' }

/** What a guest does after a form has been filled in, in the words of the table. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'a plan': (page) => page.goto(plan),
  'a reload': (page) => page.reload(),
  'another page': (page) => page.goto('/privacy'),
  Back: (page) => page.goBack(),
  Forward: (page) => page.goForward(),
  'an own link': (page) =>
    page
      .locator('a[href="/book"]')
      .first()
      .evaluate((link: HTMLElement) => link.click()),
  'the address of a property': (page) => page.goto('/book?property=apartment'),
  'a typed fragment': (page) =>
    page.evaluate((address) => (location.hash = address.split('#')[1]!), planAddress(otherPlan)),
  'the contact link': (page) =>
    page
      .locator('a[href="/book#contact"]')
      .last()
      .evaluate((link: HTMLElement) => link.click()),
  'seven guests': (page) => bookingForm(page).guests.selectOption('7'),
  'the way back': (page) => wayBack(page).click(),
  clearing: (page) => page.getByRole('button', { name: formWords.clear.label }).click(),
  undoing: (page) => page.getByRole('button', { name: formWords.clear.undo }).click(),
  'a week': async (page) => {
    await page.goto('/')
    await page.getByRole('slider', { name: yearOfLight.evening.label }).fill('200')
    await page.getByRole('link', { name: yearOfLight.evening.book }).click()
    await page.waitForURL(/\/book#checkIn/)
  },
  'a request': (page) => request(page),
  'a second request': (page) => request(page, second),
  'another booking': (page) => page.getByRole('main').getByRole('link', { name: thankYou.again }).click(),
}

const fieldsOfWeek = { ...fieldsOfWish, checkIn: expect.any(String), checkOut: expect.any(String) }
const seven = { ...fieldsOfPlan, guests: '7' }
const other = { ...guest, ...otherPlan, property: sharedPlan.property }
const again = { ...emptyFields, ...guest, requests: '' }

/** A way, what then stands in the form, and the end of the address; a way that leads to a confirmation has its dates. */
// prettier-ignore
const table: [way: string, fields: object, address: string | RegExp][] = [
  ['a plan', fieldsOfPlan, plan],
  ['a plan, the way back', fieldsOfWish, '/book?property=house'],
  ['a plan, a reload', fieldsOfPlan, plan],
  ['a plan, seven guests, a reload', seven, '/book?property=house'],
  ['a plan, seven guests, another page, Back', seven, '/book?property=house'],
  ['a plan, seven guests, Back, Forward', seven, '/book?property=house'],
  ['a plan, Back', fieldsOfPlan, '/book'],
  ['a plan, an own link', fieldsOfPlan, '/book'],
  ['a plan, the contact link', fieldsOfPlan, '/book#contact'],
  ['a week, the contact link, Back, Forward, a reload', fieldsOfWeek, '/book#contact'],
  ['a plan, a typed fragment', other, `/book?property=house#${planAddress(otherPlan).split('#')[1]}`],
  ['a plan, a typed fragment, seven guests, Back, Forward', { ...other, guests: '7' }, '/book?property=house'],
  ['a plan, clearing, a reload', emptyFields, '/book?property=house'],
  ['a plan, clearing, undoing, a reload', fieldsOfPlan, '/book?property=house'],
  ['the address of a property', { ...fieldsOfWish, property: 'apartment' }, '/book?property=apartment'],
  ['the address of a property, clearing, a reload', emptyFields, '/book?property=apartment'],
  ['a week', fieldsOfWeek, /#checkIn=/],
  ['a request, another booking', again, '/book'],
  ['a request, another booking, Back', aWish, /^\/thank-you\?property=house&nights=3&total=\d+&guests=4$/],
  ['a request, a reload', aWish, /^\/thank-you\?/],
  ['a request, an own link, a second request, a reload', second, /^\/thank-you\?/],
  ['a request, an own link, a second request, clearing, Back, Back', aWish, /^\/thank-you\?/],
  ['a request, an own link, a second request, Back, Back, Forward, Forward', second, /^\/thank-you\?/],
]

const notes: Record<string, 'plan' | 'week' | 'again'> = { 'a plan': 'plan', 'a typed fragment': 'plan', 'a week': 'week', 'another booking': 'again' } // prettier-ignore

for (const [way, expected, address] of table)
  test(`with a filled-in form in the tab, ${way}`, async ({ page }) => {
    await page.goto('/book')
    await untilHydrated(page)
    await fillIn(page)
    const taken = way.split(', ')
    for (const step of taken) {
      await steps[step]!(page)
      await untilHydrated(page)
    }
    if (/thank-you/.test(String(address))) await expectConfirmation(page, expected as typeof aWish)
    else await expectFields(page, expected)
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toEqual(
      typeof address === 'string' ? address : expect.stringMatching(address),
    )
    for (const note of Object.values(notes))
      await expect(noteOf(page, note)).toBeVisible({ visible: note === notes[taken.at(-1)!] })
    await expect(wayBack(page)).toBeVisible({
      visible: /^(a plan|a week|a typed fragment)$/.test(taken.at(-1)!),
    })
  })
