import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { booking } from '@/content/booking'
import { faqs } from '@/content/faqs'
import { site } from '@/content/site'

const chunks = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
)

test(
  'with any one script missing, the site can be read and used',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    for (const chunk of chunks) {
      const page = await browser.newPage({ baseURL })
      await page.route(`**/_next/static/${chunk}`, (route) => route.abort())

      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 }), chunk).toBeVisible()
      await page.locator('summary').first().click()
      await expect(page.getByText(faqs[0]!.answer, { exact: true }), chunk).toBeVisible()
      await page.getByRole('button', { name: 'Accommodation' }).click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Edgewater House/ })
        .click()

      await expect(page, chunk).toHaveURL('/house')
      const slides = page.getByRole('group', { name: 'Living', exact: true }).getByRole('group')
      await slides.first().scrollIntoViewIfNeeded()
      await slides.first().hover()
      await page.mouse.wheel(400, 0)
      await expect(slides.nth(1), chunk).toBeInViewport({ ratio: 0.9 })

      await page.goto('/book')
      await expect(page.getByRole('heading', { name: booking.heading }), chunk).toBeVisible()
      const call = page.getByRole('main').getByRole('link', { name: site.phone.display })
      await expect(call.first(), chunk).toBeVisible()
      await page.close()
    }
  },
)
