/** A page goes on where a file of it does not arrive, for example because the page is older than the last deployment. */
import { booking } from '@/content/booking'
import { thankYou } from '@/content/thank-you'
import { expectFields, field, filledIn, fillIn, submit } from './booking-form'
import { arrow, carouselOn, slidesOf } from './carousel'
import { first, site } from './content'
import { expect, test } from './fixtures'
import { holdScripts, untilHydrated } from './hydration'

const notFound = { status: 404, contentType: 'text/html', body: 'Not here any more.' }

// A missing file is an error in the console.
test.use({ expectedError: /404/ })

test('a page of a property whose scripts are missing stays as it is, without arrows that do nothing', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(notFound))
  await page.goto(first.path)
  const carousel = carouselOn(page)
  await slidesOf(carousel).first().getByRole('link').focus()
  await expect(arrow(carousel, 'Next')).toBeHidden()
  await expect(carousel.getByRole('img').first()).toBeVisible()
})

test('/book says how to book where a script is missing, instead of its form or beside one in which something is typed', async ({
  page,
}) => {
  for (const isTyped of [false, true]) {
    const release = await holdScripts(page, (route) => route.fulfill(notFound))
    await page.goto('/book', { waitUntil: 'commit' })
    if (isTyped) await fillIn(page)
    release()
    await expect(page.getByRole('heading', { name: booking.withoutScript.heading })).toBeVisible()
    await expect(field(page, 'name')).toBeVisible({ visible: isTyped })
    if (isTyped) await expectFields(page, filledIn)
    await page.unrouteAll()
  }
})

test('a confirmation whose scripts are missing says how to reach us, and not that there is nothing to send', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(notFound))
  await page.goto(`/thank-you?property=${first.id}&nights=3&total=1650&guests=2`)
  await expect(page.getByText(thankYou.withoutRequest.lede)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: site.phone })).toBeVisible()
  await expect(page.getByText(thankYou.withoutRequest.nothing)).toBeHidden()
})

test('where the calendar is missing, the form says so, and its fields work on', async ({ page }) => {
  await page.goto('/book')
  const ofPage = await page.evaluate(() =>
    Array.from(document.scripts).flatMap(({ defer, src }) => (defer ? src : [])),
  )
  await page.route('**/_next/static/chunks/*.js', (route) =>
    ofPage.includes(route.request().url()) ? route.fallback() : route.fulfill(notFound),
  )
  await page.reload()
  await expect(page.getByText(booking.calendar.failed)).toBeVisible()
  await untilHydrated(page)
  await fillIn(page)
  await expect(submit(page)).toBeEnabled()
})

test('where the viewer does not load, a press leads to the large picture', async ({ page }) => {
  await page.route('**/modules/viewer.*.js', (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript' }),
  )
  await page.goto(first.path)
  const picture = page.locator('[data-viewer] a[data-picture]').first()
  const href = (await picture.getAttribute('href'))!
  await picture.click()
  await expect(page).toHaveURL(href)
})
