import { test, expect } from '@playwright/test'
import { second as apartment, email, first as house, phone, properties, slugs } from '../content'

test('Hero, phone bar, cards, articles and the closing call to action lead to phone, email, booking form, properties and blog', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const links = (name: string | RegExp) => main.getByRole('link', { name })
  await expect.soft(links(/book/i).first()).toHaveAttribute('href', '/book')
  const down = await main.locator('a[href^="#"]').first().getAttribute('href')
  await expect
    .soft(page.locator(down!).getByRole('link', { name: 'Learn More' }))
    .toHaveCount(properties.length)
  await expect.soft(links(phone.display).first()).toHaveAttribute('href', phone.href)
  await expect.soft(links('Quick Book')).toHaveAttribute('href', '/book')
  for (const [at, { id, path }] of [house, apartment].entries()) {
    await expect.soft(links('Learn More').nth(at)).toHaveAttribute('href', path)
    await expect.soft(links('Book Now').nth(at)).toHaveAttribute('href', `/book?property=${id}`)
  }
  const articles = main.locator('a[href^="/blogs#"]')
  const addresses = await articles.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect.soft([...new Set(addresses)]).toEqual(slugs.slice(0, 3).map((slug) => `/blogs#${slug}`))
  await expect.soft(main.locator('a[href^="tel:"]').last()).toHaveAttribute('href', phone.href)
  await expect.soft(main.locator('a[href^="mailto:"]').last()).toHaveAttribute('href', new RegExp(email))
})

test('A question of the FAQ opens and closes, and at most one is open', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('main details')
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(0)
  // One question may be all that there is.
  const last = Math.min(2, await questions.count()) - 1
  for (let at = 0; at <= last; at++) {
    await questions.nth(at).locator('summary').click()
    await expect(questions.nth(at)).toHaveAttribute('open')
    await expect(open).toHaveCount(1)
  }
  await questions.nth(last).locator('summary').click()
  await expect(open).toHaveCount(0)
})
