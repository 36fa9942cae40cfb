import { formWords } from '@/content/booking'
import { house } from '@/content/properties/house'
import { euro, fill } from '@/lib/format'
import { bookingForm, chooseStay } from '../booking-form'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const timezoneId of [
  'Europe/Dublin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'America/Sao_Paulo',
]) {
  test.describe(`with the device in ${timezoneId}`, { tag: '@desktop' }, () => {
    test.use({ timezoneId })

    test('a clock change neither adds nor removes a night', async ({ page }) => {
      await page.goto('/book?property=house')
      const price = bookingForm(page).price
      for (const [checkIn, checkOut, nights] of [
        ['2026-03-28', '2026-03-30', 2],
        ['2026-10-24', '2026-10-26', 2],
        ['2026-03-07', '2026-03-09', 2],
        ['2026-10-31', '2026-11-02', 2],
        ['2011-12-29', '2011-12-31', 2],
        ['2018-11-03', '2018-11-05', 2],
        ['2028-02-28', '2028-03-01', 2],
      ] as const) {
        await chooseStay(page, { checkIn, checkOut })
        await expect(price).toContainText(euro(nights * house.nightlyPrice))
      }
    })
  })
}

test.describe('with the device in Auckland', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('today is the date at Greencastle', async ({ page }) => {
    // In Auckland it is 1 AM on the 13th.
    await page.clock.setFixedTime(new Date('2031-06-12T13:00:00Z'))
    await page.goto('/book?property=house')
    await chooseStay(page, { checkIn: '2031-06-12', checkOut: '2031-06-14' })
    const { hints, price, checkIn } = bookingForm(page)
    await expect(price).toContainText('2 nights')
    const today = fill(formWords.hints.past.text, { today: 'Thu 12 June 2031' })
    await expect(hints).not.toContainText(today)
    await checkIn.fill('2031-06-11')
    await expect(hints).toContainText(today)
  })
})
