import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { booking } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { pages, properties } from '@/content'
import type { Dates, Guest, GuestField } from '@/lib/booking/stay'
import { dateRange } from '@/lib/format'
import type { PropertyId } from '@/lib/schema'
import { holdRequests } from './hydration'

const guestFields = ['name', 'email', 'phone', 'requests'] as const

/** A guest whose details contain characters that addresses and emails have to escape. */
export const guest: Guest = {
  name: 'Aoife Ní Bhriain & Co',
  email: 'aoife+stay@guest.example',
  phone: '+353 74 000 0001',
  requests: 'A cot, please.\nAnd 50 % “quiet” #1 🏄',
}

/** The fields and controls of the booking page, by their accessible names. */
export const bookingForm = (page: Page) => ({
  property: (id: PropertyId) =>
    page.getByRole('radio', { name: properties.find((property) => property.id === id)!.name }),
  checkIn: page.getByLabel(booking.stay.checkIn, { exact: true }),
  checkOut: page.getByLabel(booking.stay.checkOut, { exact: true }),
  guests: page.getByRole('combobox', { name: booking.stay.guests }),
  ...(Object.fromEntries(
    guestFields.map((name) => [name, page.getByLabel(booking.guest.fields[name].label)]),
  ) as Record<GuestField, Locator>),
  plan: page.getByRole('region', { name: booking.plan.heading }),
  submit: page.getByRole('button', { name: booking.plan.submit }),
  swap: page.getByRole('button', { name: booking.swap }),
  /** The hints as they are seen. */
  hints: page.locator('#hints'),
})

interface Wish {
  property?: PropertyId
  checkIn?: string
  checkOut?: string
  guests?: number
}

export const aWish = {
  property: 'house',
  checkIn: '2031-06-13',
  checkOut: '2031-06-16',
  guests: 4,
} as const

export async function chooseStay(page: Page, { property, checkIn, checkOut, guests }: Wish = aWish) {
  const form = bookingForm(page)
  if (property) await form.property(property).check()
  if (checkIn) await form.checkIn.fill(checkIn)
  if (checkOut) await form.checkOut.fill(checkOut)
  if (guests) await form.guests.selectOption(String(guests))
}

export async function fillInGuest(page: Page) {
  const form = bookingForm(page)
  for (const name of guestFields) await form[name].fill(guest[name])
}

/** Fills in the whole form. */
export async function fillIn(page: Page, wish: Wish = aWish) {
  await chooseStay(page, wish)
  await fillInGuest(page)
}

/** Fills in the form, submits it and waits for the confirmation. */
export async function request(page: Page, wish: Wish = aWish) {
  await fillIn(page, wish)
  await bookingForm(page).submit.click()
  await expect(page).toHaveURL(/\/thank-you\?/)
  await expect(page).toHaveTitle(pages.thankYou.title)
}

/** Expects the confirmation of a request: its dates on the page, and all that the guest has typed in the messages. */
export async function expectConfirmation(page: Page, dates: Dates = aWish, typed = guest) {
  const main = page.getByRole('main')
  await expect(main).toContainText(dateRange(dates.checkIn, dates.checkOut))
  const mail = await main.getByRole('link', { name: thankYou.email }).getAttribute('href')
  const copied = await main.getByRole('button', { name: thankYou.copy }).getAttribute('data-copy')
  for (const text of Object.values(typed)) {
    expect(new URL(mail!).searchParams.get('body')!.replaceAll('\r', '')).toContain(text)
    expect(copied).toContain(text)
  }
}

/** The values of all fields, as the browser would submit them. */
export const fieldsOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.forms.namedItem('booking') ?? undefined)))

/** Waits until the fields have these values. */
export const expectFields = (page: Page, fields: object) => expect.poll(() => fieldsOf(page)).toEqual(fields)

export const emptyFields = {
  checkIn: '',
  checkOut: '',
  guests: '2',
  name: '',
  email: '',
  phone: '',
  requests: '',
}

export const fieldsOfWish = { ...aWish, ...guest, guests: String(aWish.guests) }

/** A plan that somebody has shared. */
export const sharedPlan = { property: 'house', checkIn: '2031-07-01', checkOut: '2031-07-11', guests: '2' }

export { planAddress } from '@/lib/booking/plan'

/** Delays all script requests of the page, as `holdRequests` does. */
export const holdScripts = (page: Page, answer?: (route: Route) => Promise<void>) =>
  holdRequests(page, /\.js(\?|$)/, answer)
