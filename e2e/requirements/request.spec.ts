import { test, expect } from '@playwright/test'
import { field, fillIn, submit } from '../booking-form'
import { second as apartment, first as house } from '../content'

const stay = { property: house.id, checkIn: '2031-06-10', checkOut: '2031-06-13' }
const guest = { name: 'Mary O’Neill', email: 'mary@example.com', phone: '+353 87 123 4567' }

test('Submitting only goes to the confirmation, with property, nights, total and guests in the query', async ({
  page,
}) => {
  await page.goto('/book')
  await fillIn(page, { ...stay, ...guest, requests: 'Late arrival' })
  const sent: string[] = []
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr', 'ping', 'websocket'].includes(request.resourceType())
    if (isCall || request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await submit(page).click()
  const query = `property=${house.id}&nights=3&total=${3 * house.nightlyPrice}&guests=2`
  await expect(page).toHaveURL(`/thank-you?${query}`)
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
  expect(sent).toEqual([])
})

test('Reversed dates and more guests than the property sleeps can be submitted, also with Enter in a field', async ({
  page,
}) => {
  await page.goto('/book')
  await fillIn(page, guest)
  await field(page, 'name').press('Enter')
  await expect(submit(page)).toBeDisabled()
  await expect(page).toHaveURL('/book')
  await fillIn(page, { property: apartment.id, checkIn: '2031-06-17', checkOut: '2031-06-10', guests: '8' })
  await expect(submit(page)).toBeEnabled()
  await field(page, 'phone').press('Enter')
  const query = `property=${apartment.id}&nights=7&total=${7 * apartment.nightlyPrice}&guests=8`
  await expect(page).toHaveURL(`/thank-you?${query}`)
})

test('The browser keeps the form from being sent without a name or with a malformed email address', async ({
  page,
}) => {
  await page.goto('/book')
  for (const [fault, text] of [
    ['name', ''],
    ['email', 'mary at example'],
  ] as const) {
    await fillIn(page, { ...stay, ...guest, [fault]: text })
    await submit(page).click()
    await expect(field(page, fault)).toBeFocused()
    await expect(page).toHaveURL('/book')
  }
  await field(page, 'email').fill(guest.email)
  await submit(page).click()
  await expect(page).toHaveURL(/\/thank-you\?/)
})
