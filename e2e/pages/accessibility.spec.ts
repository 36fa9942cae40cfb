import { content } from '@/app/_shared/content'
import sharp from 'sharp'
import { articlePages } from '../articles'
import { aWish, bookingForm, chooseStay, fillInGuest } from '../booking-form'
import { arrow, startCarousel } from '../carousel'
import { everyPage } from '../every-page'
import { audit, expect, test } from '../fixtures'
import { apartment, house } from '../properties'

const { navigation, pages } = content

// Both the 404 page and the browser log the unknown path. Reduced motion keeps axe from measuring a colour during its
// transition.
test.use({ expectedError: /404/, contextOptions: { reducedMotion: 'reduce' } })

/** The pages that have other parts on a desktop. */
const wide = [pages.home, house, apartment, pages.blogs, articlePages[0]!, pages.book].map(({ path }) => path)
const confirmation = `${pages.thankYou.path}?property=house&nights=3&total=1650&guests=4`

test.describe('axe finds no violation', () => {
  test(
    'on any page, the confirmation of a request included',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      test.setTimeout(180_000)
      for (const path of isMobile ? [...everyPage.map((each) => each.path), confirmation] : wide) {
        await page.goto(path)
        if (path === confirmation) await expect(page.getByRole('main')).toContainText('4 guests')
        await audit(page)
      }
    },
  )

  test('in the menu', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/privacy')
    const button = isMobile ? navigation.menu : navigation.accommodation.label
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: house.name })).toBeVisible()
    await audit(page)
  })

  test('with an answer open, at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/')
    await page.locator('summary').first().click()
    await expect(page.locator('details[open] p')).toBeVisible()
    // What happens to lie half under the header would count as too small a target.
    await page.evaluate(() => scrollTo(0, 0))
    await audit(page)
  })

  test('with the carousel moved, and in the viewer', async ({ page }) => {
    const carousel = await startCarousel(page)
    await arrow(carousel, 'Next').click()
    // What still moves or fades would be measured on its way.
    const slides = carousel.locator('[aria-roledescription="slide"]')
    await expect(slides.first()).toHaveAttribute('inert', '')
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running')
    await expect.poll(() => page.evaluate(isMoving)).toBe(false)
    await audit(page, 'with the carousel moved')
    await slides.nth(1).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit(page, 'in the viewer')
  })

  test('in a form that is filled in, with every hint', async ({ page }) => {
    await page.goto('/book')
    const { hints, swap } = bookingForm(page)
    await chooseStay(page, { checkIn: '2031-06-13', checkOut: '2031-06-13' })
    await expect(hints).toContainText('Check-in and check-out are the same day.')
    await audit(page, 'without a property, on one day')
    const hinted = { ...aWish, property: 'apartment', checkIn: '2024-06-16', guests: 8 } as const
    await chooseStay(page, { ...hinted, checkOut: '2024-06-13' })
    await fillInGuest(page)
    await expect(swap).toBeVisible()
    await audit(page, 'with past, reversed dates and too many guests')
  })

  test('in the colours of a dark system, and with motion', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
    await page.goto('/')
    await audit(page)
  })

  test('with text at 200 %', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/house')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await audit(page)
  })
})

test('in dark forced colours the calendar icon of a date is light', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(pages.book.path)
  // axe compares the system's text colour with our background, which forced colours replace.
  await audit(page, 'in forced colours', ['color-contrast'])
  const { x, y, width, height } = (await bookingForm(page).checkIn.boundingBox())!
  const icon = { x: x + width - 36, y: y + 4, width: 32, height: height - 8 }
  const { channels } = await sharp(await page.screenshot({ clip: icon })).stats()
  expect(channels[0]!.max).toBeGreaterThan(200)
})
