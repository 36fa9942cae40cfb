import { formWords } from '@/content/booking'
import { fill } from '@/lib/format'
import { bookingForm, chooseStay } from '../booking-form'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
