import { booking } from '@/content/booking'
import { pages, site } from '@/content'
import { failure } from '@/content/failure'
import {
  bookingForm,
  chooseStay,
  fieldsOf,
  fieldsOfWish,
  fillIn,
  fillInGuest,
  guest,
  holdScripts,
} from './booking-form'
import { arrow, carouselOf, gallery } from './carousel'
import { expect, test } from './fixtures'
import { scriptRequests, untilHydrated } from './hydration'
import { house } from './properties'

const notFound = { status: 404, contentType: 'text/html', body: 'Not here any more.' }

// A missing file is an error in the console.
test.use({ expectedError: /404/ })

for (const { path } of [pages.home, house])
  test(`${path} requests no script before a carousel is within one viewport height`, async ({ page }) => {
    const requested = scriptRequests(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Shift')
    const scrollNear = (viewports: number) =>
      page
        .locator('[data-island] > *')
        .first()
        .evaluate(async (part, far) => {
          const top = scrollY + part.getBoundingClientRect().top - far * innerHeight
          scrollTo({ top, behavior: 'instant' })
          for (let frame = 0; frame < 3; frame += 1)
            await new Promise((resolve) => new IntersectionObserver(resolve).observe(part))
        }, viewports)
    await scrollNear(2.1)
    expect(requested).toEqual([])
    await scrollNear(1.9)
    await untilHydrated(page)
  })

test('a page whose scripts are missing stays as it is, without arrows that do nothing', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(notFound))
  await page.goto(house.path)
  await carouselOf(page, gallery).getByRole('link').first().focus()
  await expect(arrow(carouselOf(page, gallery), 'Next')).toBeHidden()
  await expect(carouselOf(page, gallery).getByRole('img').first()).toBeVisible()
})

for (const isTyped of [false, true])
  test(`/book says how to book where a script is missing, ${isTyped ? 'beside a form in which something is typed' : 'instead of its form'}`, async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page, (route) => route.fulfill(notFound))
    await page.goto(pages.book.path, { waitUntil: 'commit' })
    if (isTyped) await fillIn(page)
    releaseScripts()
    await expect(page.getByRole('heading', { name: booking.withoutScript.heading })).toBeVisible()
    await expect(bookingForm(page).name).toBeVisible({ visible: isTyped })
    if (isTyped) expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  })

test('a component that throws leaves phone, email and another try, and what was typed', async ({
  context,
}) => {
  // The page of the fixture would fail on the uncaught error.
  const page = await context.newPage()
  await page.goto(pages.book.path)
  await untilHydrated(page)
  await chooseStay(page)
  await fillInGuest(page)
  await page.evaluate(() => {
    // Rendering writes amounts by it.
    String.prototype.replaceAll = () => {
      throw new Error('Broken on purpose.')
    }
  })
  await bookingForm(page).guests.selectOption('5')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(failure.heading)
  for (const { display } of [site.phone, site.email])
    await expect(page.getByRole('contentinfo').getByRole('link', { name: display })).toBeVisible()
  await main.getByRole('button', { name: failure.reload }).click()
  await expect(bookingForm(page).name).toHaveValue(guest.name)
})
