import { euro } from '@/lib/format'
import {
  bookingForm,
  chooseStay,
  expectConfirmation,
  expectFields,
  fieldsOfWish,
  fillIn,
  fillInGuest,
  guest,
} from '../booking-form'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const property of [house, apartment]) {
  test(
    `a guest goes from the home page to ${property.path}, requests it and sees the confirmation`,
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/')
      const card = page.getByRole('article', { name: property.name })
      await card.getByRole('link', { name: 'Learn More' }).click()
      await expect(page).toHaveURL(property.path)
      await page.getByRole('main').getByRole('link', { name: property.bookLabel }).last().click()
      await expect(page).toHaveURL(`/book?property=${property.id}`)

      const form = bookingForm(page)
      await expect(form.property(property.id)).toBeChecked()
      await chooseStay(page, { checkIn: '2031-06-13', checkOut: '2031-06-16', guests: 3 })
      const total = 3 * property.nightlyPrice
      await expect(form.price).toHaveText(`3 nights × ${euro(property.nightlyPrice)}`)
      await expect(form.plan).toContainText(`Total ${euro(total)}`)
      await expect(form.plan).toContainText('Fri 13 – Mon 16 June 2031')
      await fillInGuest(page)
      await form.submit.click()

      const query = `property=${property.id}&nights=3&total=${total}&guests=3`
      await expect(page).toHaveURL((url) => url.pathname === '/thank-you' && url.search === `?${query}`)
      await expect(page.getByRole('main')).toContainText(`${property.name}, Fri 13 – Mon 16 June 2031.`)
      await expect(page.getByRole('main')).toContainText(`3 nights, 3 guests, ${euro(total)} in all.`)
    },
  )
}

test('a request sends nothing; only the draft is stored, and only in this tab', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (sent) => requests.push(`${sent.method()} ${sent.url()} ${sent.postData() ?? ''}`))
  await page.goto('/book?property=house')
  await fillIn(page)
  await page.waitForLoadState('networkidle')
  const before = requests.length
  await bookingForm(page).submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('send it')

  for (const line of requests) {
    expect(line).toMatch(/^GET /)
    expect(decodeURIComponent(line)).not.toMatch(/Aoife|guest\.example|000 0001|cot/)
  }
  // The press asks for the document of the confirmation, and that for its files.
  const [first, ...files] = requests.slice(before)
  expect(first).toMatch(/\/thank-you\?property=house&nights=3&total=\d+&guests=4 $/)
  for (const file of files) expect(file).toMatch(/\/(_next|pictures|icons)\/|\/[^/?]+\.\w+(\?\S*)? $/)
  expect(page.url()).toMatch(/\/thank-you\?property=house&nights=3&total=\d+&guests=4$/)
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate(async () => [
    localStorage.length,
    Object.keys(sessionStorage).join(),
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ])
  expect(stored).toEqual([0, 'booking', 0, 0])
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(guest.email)
})

test('where the line is dead, reload goes on to the confirmation, and Back finds everything typed', async ({
  context,
}) => {
  // The failed request is meant, and `page` would report it.
  const page = await context.newPage()
  await page.goto('/book')
  await fillIn(page)
  await page.route(/thank-you/, (route) => route.abort('internetdisconnected'))
  await bookingForm(page).submit.click()
  await expect(page).toHaveURL(/^chrome-error:/)
  await page.unrouteAll()
  await page.goBack()
  await expectFields(page, fieldsOfWish)
  await page.goForward()
  await page.reload()
  await expectConfirmation(page)
})
