import { test, expect, type Page } from '@playwright/test'
import { second as apartment, first as house } from '../content'

const button = (page: Page) => page.getByRole('button', { name: /request/i })

async function fillStay(page: Page, property: string, checkIn: string, checkOut: string) {
  await page.getByLabel('Property').selectOption(property)
  await page.getByLabel('Check-in date').fill(checkIn)
  await page.getByLabel('Check-out date').fill(checkOut)
}

async function fillPerson(page: Page) {
  await page.getByLabel('Full name').fill('Mary O’Neill')
  await page.getByLabel('Email address').fill('mary@example.com')
  await page.getByLabel('Phone number').fill('+353 87 123 4567')
}

test('Submitting only goes to the confirmation, with property, nights, total and guests in the query', async ({
  page,
}) => {
  await page.goto('/book')
  await fillStay(page, house.id, '2031-06-10', '2031-06-13')
  await fillPerson(page)
  await page.getByLabel('Special requests').fill('Late arrival')
  const sent: string[] = []
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr', 'ping', 'websocket'].includes(request.resourceType())
    if (isCall || request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await button(page).click()
  const query = `property=${house.id}&nights=3&total=${3 * house.nightlyPrice}&guests=2`
  await expect(page).toHaveURL(`/thank-you?${query}`)
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
  expect(sent).toEqual([])
})

test('Reversed dates and more guests than the property sleeps can be submitted, also with Enter in a field', async ({
  page,
}) => {
  await page.goto('/book')
  await fillPerson(page)
  await page.getByLabel('Full name').press('Enter')
  await expect(button(page)).toBeDisabled()
  await expect(page).toHaveURL('/book')
  await page.getByLabel('Guests').selectOption('8 guests')
  await fillStay(page, apartment.id, '2031-06-17', '2031-06-10')
  await expect(button(page)).toBeEnabled()
  await page.getByLabel('Phone number').press('Enter')
  const query = `property=${apartment.id}&nights=7&total=${7 * apartment.nightlyPrice}&guests=8`
  await expect(page).toHaveURL(`/thank-you?${query}`)
})

test('The browser keeps the form from being sent without a name or with a malformed email address', async ({
  page,
}) => {
  await page.goto('/book')
  await fillStay(page, house.id, '2031-06-10', '2031-06-13')
  await fillPerson(page)
  await page.getByLabel('Full name').fill('')
  await button(page).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByLabel('Full name').fill('Mary')
  await page.getByLabel('Email address').fill('mary at example')
  await button(page).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page).toHaveURL('/book')
  await page.getByLabel('Email address').fill('')
  await page.getByLabel('Email address').fill('mary@example.com')
  await button(page).click()
  await expect(page).toHaveURL(/\/thank-you\?/)
})
