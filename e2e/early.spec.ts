import type { Locator, Page } from '@playwright/test'
import { evening, faqs, pages } from '@/content'
import { navigation } from '@/content/navigation'
import { plainText } from '@/lib/format'
import { bookingForm, fillIn } from './booking-form'
import { arrow, carouselOf, gallery, hasArrows } from './carousel'
import { expect as expectSoon, test } from './fixtures'
import { holdRequests } from './hydration'

// The page takes its time, and a press waits for it.
const expect = expectSoon.configure({ timeout: 60_000 })
test.describe.configure({ timeout: 120_000 })

/** Presses a place of the page as a visitor does: `click()` would wait until the element can act. */
async function press(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  await element.page().mouse.click(x + width / 2, y + height / 2)
}

const slow = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

// The processor of a slow phone, from before the page arrives.
test.beforeEach(({ page }) => slow(page, 20))
test.afterEach(({ page }) => slow(page, 1))

const next = (page: Page) => arrow(carouselOf(page, gallery), 'Next')
const previous = (page: Page) => arrow(carouselOf(page, gallery), 'Previous')
const expectFirst = (page: Page, first: number) =>
  expect(carouselOf(page, gallery).locator('p[aria-live]')).toHaveText(new RegExp(`^${first}\\b`))
const untilConfirmed = (page: Page) => expect(page).toHaveURL(/\/thank-you\?/)

const presses: [what: string, path: string, act: (page: Page) => Promise<void>][] = [
  ...(hasArrows
    ? ([
        [
          'next twice, previous by the keyboard',
          '/house',
          async (page) => {
            for (const button of [next(page), next(page)]) await press(button)
            await previous(page).press('Enter')
            await expectFirst(page, 2)
          },
        ],
      ] as typeof presses)
    : []),
  [
    'Menu',
    '/house',
    async (page) => {
      const menu = page.getByRole('button', { name: navigation.menu, exact: true })
      await press(menu)
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
    },
  ],
  [
    'a picture',
    '/house',
    async (page) => {
      await press(carouselOf(page, gallery).getByRole('link').first())
      await expect(page.getByRole('dialog')).toHaveCount(1)
    },
  ],
  [
    'a question',
    '/',
    async (page) => {
      await press(page.locator('summary', { hasText: plainText(faqs[0]!.question) }))
      await expect(page.getByText(faqs[0]!.answer, { exact: true })).toBeVisible()
    },
  ],
  [
    'the evening',
    '/',
    async (page) => {
      await page.getByRole('slider', { name: evening.label }).press('End')
      await expect(page.getByRole('slider', { name: evening.label })).toHaveValue(
        `${evening.lights.length - 1}`,
      )
    },
  ],
]

for (const [what, path, act] of presses)
  test(`an early press has its effect once on a slow phone: ${what}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' })
    await act(page)
  })

for (const how of ['Enter', 'the button'])
  test(`an early request is sent once: ${how}`, async ({ page }) => {
    const release = await holdRequests(page, '**/_next/**/*.js')
    await page.goto(pages.book.path, { waitUntil: 'commit' })
    await fillIn(page)
    if (how === 'Enter') await bookingForm(page).name.press('Enter')
    else await press(page.locator('form [type="submit"]'))
    release()
    await untilConfirmed(page)
  })
