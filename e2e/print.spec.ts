import { expect, test } from './fixtures'
import { house } from './properties'

test('the confirmation prints the stay, its total and the message with the name, without menus, bars and buttons', async ({
  page,
}) => {
  await page.goto('/book?property=house')
  await page.getByLabel('Check-in date').fill('2031-06-10')
  await page.getByLabel('Check-out date').fill('2031-06-13')
  await page.getByLabel('Full name').fill('Mary O’Neill')
  await page.getByLabel('Email address').fill('mary@example.com')
  await page.getByLabel('Phone number').fill('0871234567')
  await page.getByRole('button', { name: /request/i }).click()
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="mailto:"][href*="Mary"]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const total = (3 * house.nightlyPrice).toLocaleString('en-IE')
  for (const text of [house.name, /10\D.*13 June 2031/, '3 nights', `€${total}`])
    await expect.soft(main.getByText(text).filter({ visible: true }).first(), String(text)).toBeVisible()
  // The message is printed by the style sheet.
  const printed = await main.evaluate((element) =>
    [...element.querySelectorAll('*')].map((each) => getComputedStyle(each, '::after').content).join(' '),
  )
  for (const text of ['Mary O’Neill', 'mary@example.com']) expect.soft(printed).toContain(text)
  await expect.soft(page.getByRole('banner')).toBeHidden()
  await expect.soft(page.locator('button, aside, footer nav').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: null })
})

test('the home page prints every answer, though none is open', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('main details summary ~ *').all())
    await expect(answer).toBeVisible()
  await page.emulateMedia({ media: null })
})
