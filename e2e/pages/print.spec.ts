import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import { euro, plainText } from '@/lib/format'
import { articlePath } from '@/lib/site/article-page'
import { articles } from '../articles'
import { bookingForm, chooseStay } from '../booking-form'
import { startCarousel } from '../carousel'
import { everyPage } from '../every-page'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'
import { removeOwnersRows } from '../terms'

const { leafletChart, faqs, gettingHere, home, pages, privacy, site } = content

test.use({ expectedError: /404/ })

/** The sheets of paper that a page takes, each as it is described in the PDF. */
const sheetsOf = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\n[^]*?endobj/g)!

test('the header, the phone bar, the carousel buttons and the quick links are not printed', async ({
  page,
}) => {
  const carousel = await startCarousel(page)
  const parts = [
    page.getByRole('banner'),
    page.getByRole('link', { name: /^Call/ }),
    carousel.getByRole('button').first(),
    page.getByRole('navigation', { name: 'Quick Links' }),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of parts) await expect(part).toBeHidden()
  await page.emulateMedia({ media: null })
})

test(
  'the home page is printed with all answers, though none is open',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    const answers = page.locator('#faq details > p')
    const heights = () =>
      answers.evaluateAll((all) => all.map((one) => one.checkVisibility() && one.clientHeight))
    expect(await heights()).toEqual(faqs.map(() => false))
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await heights()).every((height) => Number(height) > 20)).toBe(true)
    await page.emulateMedia({ media: null })
  },
)

test(
  'the booking page is printed on one sheet, with the chosen property and the sum, and without the calendar and the footer, which would repeat its phone and email; long requests are printed whole',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/book')
    await chooseStay(page)
    const { submit, plan, property, requests } = bookingForm(page)
    await expect(submit).toBeEnabled()
    await page.locator('summary').click()
    const parts = [page.getByRole('contentinfo'), page.getByRole('grid').first()]
    for (const part of parts) await expect(part).toBeVisible()
    await removeOwnersRows(page)
    for (const format of ['A4', 'Letter']) expect(await sheetsOf(page, format), format).toHaveLength(1)

    await page.emulateMedia({ media: 'print' })
    for (const part of parts) await expect(part).toBeHidden()
    await expect(plan.getByText(house.name)).toBeVisible()
    await expect(plan.getByText(euro(3 * house.nightlyPrice))).toBeVisible()
    const dot = await property('house').evaluate(
      (ring) => getComputedStyle(ring, '::before').printColorAdjust,
    )
    expect(dot).toBe('exact')
    await requests.fill('A cot, please.\n'.repeat(30))
    expect(
      await requests.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: null })
  },
)

test('a legal page is printed whole', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pages.privacy.path)
  await page.emulateMedia({ media: 'print' })
  for (const { heading, paragraphs = [], items = [] } of privacy.sections)
    for (const text of [heading, ...paragraphs, ...items])
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
})

for (const property of [house, apartment]) {
  test(
    `${property.path} prints as a leaflet of two pages beside the owner’s answers and terms, with at most three pictures of its galleries`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(property.path)
      const main = page.getByRole('main')
      const map = leafletChart && main.getByRole('img', { name: leafletChart.description })
      if (map) await expect(map).toBeHidden()
      await removeOwnersRows(page)
      for (const format of ['A4', 'Letter']) expect(await sheetsOf(page, format), format).toHaveLength(2)

      await page.emulateMedia({ media: 'print' })
      if (map)
        await expect
          .poll(() => map.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      const texts = [
        property.name,
        ...property.facts.map(({ noun }) => noun),
        ...property.amenities.map(({ name }) => plainText(name)),
        euro(property.nightlyPrice),
        ...gettingHere.paragraphs,
        ...(gettingHere.border ? [gettingHere.border.text] : []),
        ...[...gettingHere.drivingTimes, ...home.location.travelTimes].map(({ term }) => term),
      ]
      for (const text of texts)
        await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText(site.phone.display)).toBeVisible()
      await expect(main.locator('a:not([data-picture]):visible')).toHaveCount(0)
      const pictures = (property.galleries ?? []).slice(0, 3).flatMap(({ lead }) => (lead ? [lead.name] : []))
      const printed = main.locator('a[data-picture]:visible')
      expect(
        await printed.evaluateAll((all) => all.map((link) => (link as HTMLElement).dataset.picture)),
      ).toEqual(pictures)
      await page.emulateMedia({ media: null })
    },
  )
}

/** Pages that are read on paper, on at most three sheets of A4. */
const short = ['/', ...articles.map(({ slug }) => articlePath(slug))]

test(
  'no page ends in an empty sheet; home and articles take at most three of A4, and have no buttons on them',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const { path } of everyPage) {
      await page.goto(path)
      for (const format of ['A4', 'Letter']) {
        const sheets = await sheetsOf(page, format)
        // A sheet without text uses no typeface.
        expect.soft(sheets.at(-1), `${path} on ${format}`).toContain('/Font')
        if (short.includes(path) && format === 'A4') expect.soft(sheets.length, path).toBeLessThanOrEqual(3)
      }
      if (!short.includes(path)) continue
      await page.emulateMedia({ media: 'print' })
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(page.getByRole('contentinfo').getByText(site.phone.display), path).toBeVisible()
      await expect.soft(page.getByRole('button'), path).toHaveCount(0)
      await expect.soft(page.getByRole('link', { name: /book/i }), path).toHaveCount(0)
      await page.emulateMedia({ media: null })
    }
  },
)
