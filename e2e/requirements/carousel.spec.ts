import { test, expect, type Page } from '@playwright/test'
import { house } from './facts'

/** The alternative texts of the pictures in view of the first carousel with buttons, from left to right. */
async function inView(page: Page) {
  const next = page.getByRole('button', { name: /next/i }).first()
  const strip = page.locator(`[id="${await next.getAttribute('aria-controls')}"]`)
  const { x: left, width } = (await strip.boundingBox())!
  const shown: { x: number; alt: string | null }[] = []
  for (const picture of await strip.locator('img').all()) {
    const box = await picture.boundingBox()
    if (!box) continue
    const middle = box.x + box.width / 2
    if (middle > left && middle < left + width)
      shown.push({ x: middle, alt: await picture.getAttribute('alt') })
  }
  return shown.sort((a, b) => a.x - b.x).map(({ alt }) => alt)
}

test.describe('the example', () => {
  test('One, two and three pictures are in view on small, medium and large screens', async ({ page }) => {
    for (const [width, pictures] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(house.path)
      await expect.poll(async () => (await inView(page)).length).toBe(pictures)
    }
  })

  test('The next button moves the carousel on by one picture @desktop', async ({ page }) => {
    await page.goto(house.path)
    const before = await inView(page)
    await page.getByRole('button', { name: /next/i }).first().click()
    await expect.poll(async () => (await inView(page)).slice(0, 2)).toEqual(before.slice(1))
  })

  test('The previous button moves the carousel back by one picture', async ({ page }) => {
    await page.goto(house.path)
    const before = await inView(page)
    await page.getByRole('button', { name: /next/i }).first().click()
    await expect.poll(() => inView(page)).not.toEqual(before)
    await page
      .getByRole('button', { name: /previous/i })
      .first()
      .click()
    await expect.poll(() => inView(page)).toEqual(before)
  })

  test('The carousel loops backwards from the first picture', async ({ page }) => {
    await page.goto(house.path)
    const before = await inView(page)
    await page
      .getByRole('button', { name: /previous/i })
      .first()
      .click()
    await expect.poll(() => inView(page)).not.toEqual(before)
    await page.getByRole('button', { name: /next/i }).first().click()
    await expect.poll(() => inView(page)).toEqual(before)
  })

  test('The carousel loops after its last picture', async ({ page }) => {
    await page.goto(house.path)
    const first = await inView(page)
    const next = page.getByRole('button', { name: /next/i }).first()
    const strip = page.locator(`[id="${await next.getAttribute('aria-controls')}"]`)
    for (let rest = await strip.locator('img').count(); rest > 0; rest--) {
      const before = await inView(page)
      await next.click()
      await expect.poll(() => inView(page)).not.toEqual(before)
      await expect.poll(async () => (await inView(page)).length).toBe(1)
    }
    expect(await inView(page)).toEqual(first)
  })

  test('The buttons of the carousel work with the keyboard', async ({ page }) => {
    await page.goto(house.path)
    const before = await inView(page)
    const next = page.getByRole('button', { name: /next/i }).first()
    await next.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => inView(page)).not.toEqual(before)
    await expect(next).toBeFocused()
  })

  test('Every picture of a carousel has an alternative text', async ({ page }) => {
    await page.goto(house.path)
    const next = page.getByRole('button', { name: /next/i })
    for (const picture of await page.locator('section').filter({ has: next }).first().locator('img').all()) {
      await expect(picture).toHaveAttribute('alt', /\S/)
    }
  })
})
