import { bookingForm, expectConfirmation, expectFields, fieldsOfWish, fillIn, guest } from '../booking-form'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no address that a request loads names the guest; only the draft is stored, and only in this tab', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(decodeURIComponent(sent.url())))
  await page.goto('/book?property=house')
  await fillIn(page)
  await bookingForm(page).submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('send it')

  for (const address of addresses) expect(address).not.toMatch(/Aoife|guest\.example|000 0001|cot/)
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
  await page.reload()
  await expectConfirmation(page)
  await page.goBack()
  await expectFields(page, fieldsOfWish)
})
