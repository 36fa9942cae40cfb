import { faqs } from '@/content/faqs'
import { plainText } from '@/lib/chart/text'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const question = (page: Page, index: number) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: plainText(faqs[index]!.question) })
const answer = (page: Page, index: number) => page.getByText(plainText(faqs[index]!.answer), { exact: true })

async function expectOpen(page: Page, openIndex: number | undefined) {
  for (const index of faqs.keys())
    await expect(answer(page, index)).toBeVisible({ visible: index === openIndex })
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('opening an answer closes the open one', async ({ page }) => {
  for (const index of faqs.keys()) {
    await question(page, index).click()
    await expectOpen(page, index)
  }
})

test('a click on an open question closes its answer', async ({ page }) => {
  await question(page, 2).click()
  await question(page, 2).click()
  await expectOpen(page, undefined)
})

test('the keyboard opens and closes an answer', { tag: '@desktop' }, async ({ page }) => {
  await question(page, 1).focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, 1)
  await page.keyboard.press('Space')
  await expectOpen(page, undefined)
})
