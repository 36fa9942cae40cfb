import { expect, test } from './fixtures'
import { holdRequests } from './hydration'
import { house } from './properties'
import { translate } from './translation'

/** What translators and extensions do to a page before React hydrates it; after most of it React renders the page again. */
const changes: Record<string, () => void> = {
  'a translator wraps every text': translate,
  'an extension adds a node': () => document.body.prepend(document.createElement('div')),
  'an extension adds attributes': () => {
    document.documentElement.setAttribute('data-extension', '')
    for (const field of document.querySelectorAll('input, textarea'))
      field.setAttribute('data-gramm', 'false')
  },
  'a script of an extension fails': () =>
    document.head.append(Object.assign(document.createElement('script'), { src: '/extension.js' })),
}

for (const [what, change] of Object.entries(changes))
  test(`when ${what}, nothing typed is lost, the menu and the price work, and the request arrives`, async ({
    context,
  }) => {
    // The page of the fixture would fail on the error that React reports for unexpected nodes.
    const page = await context.newPage()
    const release = await holdRequests(page, /\.js(\?|$)/)
    await page.goto('/book', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const checkOut = page.locator('input[name="checkOut"]')
    await page.locator('input[name="property"][value="house"]').check()
    await page.locator('input[name="checkIn"]').fill('2031-06-17')
    await checkOut.fill('2031-06-19')
    for (const name of ['name', 'phone']) await page.locator(`input[name="${name}"]`).fill(`Some ${name}`)
    await page.locator('input[name="email"]').fill('mary@example.com')
    await page.evaluate(change)
    release()
    const main = page.getByRole('main')
    const priced = (nights: string) => main.getByText(`${nights} × €${house.nightlyPrice}`).first()
    await expect(priced('2 nights')).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('input[name="name"]')).toHaveValue('Some name')
    await checkOut.fill('2031-06-18')
    await expect(priced('1 night')).toBeVisible()

    const link = page.locator('header a[href="/book#contact"]')
    await page.locator('header button').first().tap()
    await link.tap()
    await expect(link).toBeHidden()

    await main.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(`/thank-you?property=house&nights=1&total=${house.nightlyPrice}&guests=2`)
    await expect(main.locator('a[href^="mailto:"][href*="Some%20name"]').first()).toBeVisible()
  })

test(
  'on a translated page of a property the accommodation menu opens, a carousel goes by one and the viewer opens',
  { tag: '@desktop' },
  async ({ context }) => {
    const page = await context.newPage()
    await page.addInitScript({ content: `addEventListener('DOMContentLoaded', ${translate})` })
    await page.goto(house.path)
    const next = page.getByRole('button', { name: 'Next picture' })
    const carousel = page.locator('[aria-roledescription="carousel"]').filter({ has: next }).first()
    const slides = carousel.locator('[aria-roledescription="slide"]')
    await carousel.scrollIntoViewIfNeeded()
    await carousel.getByRole('button', { name: 'Next picture' }).click()
    await expect(slides.first()).not.toBeInViewport()
    await page.locator('header li button').hover()
    await expect(page.locator('header a[href="/apartment"]')).toBeVisible()
    await page.mouse.move(400, 700)
    await slides.nth(1).locator('a').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
