import { expect, type Page } from '@playwright/test'
import { first } from './content'

const labels = {
  checkIn: 'Check-in date',
  checkOut: 'Check-out date',
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  requests: 'Special requests',
}

/** All that a guest can fill in. The details contain characters that addresses and emails have to escape. */
export const filledIn = {
  property: first.id,
  checkIn: '2031-06-13',
  checkOut: '2031-06-16',
  guests: '4',
  name: 'Aoife Ní Bhriain & Co',
  email: 'aoife+stay@guest.example',
  phone: '+353 74 000 0001',
  requests: 'A cot, please.\nAnd 50 % “quiet” #1 🏄',
}

export const field = (page: Page, name: keyof typeof labels) => page.getByLabel(labels[name])
export const guests = (page: Page) => page.getByLabel('Guests')
export const submit = (page: Page) => page.getByRole('button', { name: /request/i })
export const property = (page: Page) => page.getByLabel('Property')

/** Fills in the whole form, or the fields that are given. */
export async function fillIn(page: Page, fields: Partial<typeof filledIn> = filledIn) {
  if (fields.property) await property(page).selectOption(fields.property)
  if (fields.guests) await guests(page).selectOption(fields.guests)
  for (const name of Object.keys(labels) as (keyof typeof labels)[])
    if (fields[name] !== undefined) await field(page, name).fill(fields[name])
}

/** Fills in the form, submits it and waits for the confirmation. */
export async function request(page: Page, fields = filledIn) {
  await fillIn(page, fields)
  await submit(page).click()
  await expect(page).toHaveURL(/\/thank-you\?/)
}

/** Expects on the confirmation the days of the stay and, in the email and in the copy, all that the guest has typed. */
export async function expectConfirmation(page: Page, { checkIn, checkOut, ...fields } = filledIn) {
  const main = page.getByRole('main')
  const days = [checkIn, checkOut].map((date) => Number(date.slice(8)))
  await expect(main.getByText(new RegExp(`${days[0]}\\D+${days[1]}\\D+2031`)).first()).toBeVisible()
  const mail = await main.locator('a[href^="mailto:"][href*="body="]').first().getAttribute('href')
  const body = new URL(mail!).searchParams.get('body')!.replaceAll('\r', '')
  const copied = await main.locator('button[data-copy]').first().getAttribute('data-copy')
  for (const text of [fields.name, fields.email, fields.phone, fields.requests])
    for (const message of [body, copied]) expect(message).toContain(text)
}

/** Waits until the fields have these values. */
export const expectFields = (page: Page, fields: object) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.fromEntries(new FormData(document.forms.namedItem('booking') ?? undefined))),
    )
    .toEqual(fields)
