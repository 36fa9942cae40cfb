import { properties } from './content'
import { expect, test } from './fixtures'

// Chrome until 119 and Safari until 16.7, which Next still supports.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
  }),
)

test(
  'without popovers in the browser, the menus open at a press, close at the next, at Escape and at a choice',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/privacy')
    const banner = page.getByRole('banner')
    const button = banner.locator('[popovertarget]').filter({ visible: true })
    const link = banner.getByRole('link', { name: properties[0]!.name })
    await button.focus()
    for (const key of ['Enter', 'Escape']) {
      await page.keyboard.press('Enter')
      await expect(link).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(link).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
    await page.keyboard.press('Enter')
    await link.evaluate((element: HTMLAnchorElement) => (element.href = '#content'))
    await link.click()
    await expect(link).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
)

test('without names of details in the browser, one question at a time is open', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('details[name="faq"]')
  for (const index of [0, 1]) {
    await questions.nth(index).locator('summary').click()
    await expect(page.locator('details[name="faq"][open]')).toHaveCount(1)
    await expect(questions.nth(index)).toHaveAttribute('open')
  }
})
