import { test, expect } from '@playwright/test'
import { apartment, email, house, phone, propertyCount } from './facts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('The hero has a link to the booking form', async ({ page }) => {
  await page.locator('main').getByRole('link', { name: /book/i }).first().click()
  await expect(page).toHaveURL('/book')
})

test('The phone bar has a phone link and “Quick Book”, which leads to the booking form', async ({ page }) => {
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: phone.display }).first()).toHaveAttribute('href', phone.href)
  await main.getByRole('link', { name: 'Quick Book' }).click()
  await expect(page).toHaveURL('/book')
})

test('“Learn More” on the cards leads to the house and to the apartment', async ({ page }) => {
  const links = page.locator('main').getByRole('link', { name: 'Learn More' })
  await expect(links).toHaveCount(propertyCount)
  await expect(links.nth(1)).toHaveAttribute('href', apartment.path)
  await links.nth(0).click()
  await expect(page).toHaveURL(house.path)
})

test('“Book Now” on each card leads to the form with that property selected', async ({ page }) => {
  await page.locator(`main a[href="/book?property=${house.id}"]`).getByText('Book Now').first().click()
  await expect(page.getByRole('radio', { name: house.name })).toBeChecked()
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'Book Now' }).last().click()
  await expect(page).toHaveURL(`/book?property=${apartment.id}`)
  await expect(page.getByLabel(apartment.name)).toBeChecked()
})

test('A question of the FAQ opens and closes again', async ({ page }) => {
  const question = page.locator('main details').first()
  await expect(question).not.toHaveAttribute('open')
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await question.locator('summary').click()
  await expect(question).not.toHaveAttribute('open')
})

test('The closing call to action has a phone link and an email link', async ({ page }) => {
  const main = page.locator('main')
  await expect(main.locator('a[href^="tel:"]').last()).toHaveAttribute('href', phone.href)
  await expect(main.locator('a[href^="mailto:"]').last()).toHaveAttribute('href', new RegExp(email))
})

test.describe('the example', () => {
  test('The statistics are 2 properties, 12 max guests, 5.0, 50+, 100% and 24/7', async ({ page }) => {
    const main = page.locator('main')
    await expect(main).toContainText(/2\s*properties/i)
    await expect(main).toContainText(/12\s*max guests/i)
    for (const figure of ['5.0', '50+', '100%', '24/7']) {
      await expect(main.getByText(figure).last()).toBeVisible()
    }
  })

  test('The house is “Most Popular” and the apartment is a “New Addition”', async ({ page }) => {
    await expect(page.getByText('Most Popular')).toBeVisible()
    await expect(page.getByText('New Addition')).toBeVisible()
  })

  test('The travel times name the beach, golf, the village and the waterfront', async ({ page }) => {
    const main = page.locator('main')
    for (const place of [/beach/i, /golf/i, /village/i, /waterfront/i]) {
      await expect(main.getByText(place).first()).toBeVisible()
    }
    for (const minutes of [/\b5 min/, /\b10 min/, /\b3 min/, /\b0 min/]) {
      await expect(main.getByText(minutes).first()).toBeVisible()
    }
  })

  test('The FAQ has six questions and says that the pool is not heated and that there is a hot tub', async ({
    page,
  }) => {
    await expect(page.locator('main details')).toHaveCount(6)
    await page.locator('main summary').filter({ hasText: /pool/i }).click()
    await expect(page.getByText(/not heated/i)).toBeVisible()
    await expect(page.getByText(/hot tub/i).last()).toBeVisible()
  })

  test('The FAQ says that linens, towels, toiletries, Wi-Fi and free parking are included and the apartment has 1 bathroom', async ({
    page,
  }) => {
    const main = page.locator('main')
    for (const included of [
      /linens/i,
      /towels/i,
      /toiletries/i,
      /wi-?fi/i,
      /free parking/i,
      /1 bathroom(?!s)/i,
    ]) {
      await expect(main).toContainText(included)
    }
  })
})
