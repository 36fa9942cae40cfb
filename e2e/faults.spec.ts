/** The page goes on where something of it, of the browser or of another program fails. */
import { failure } from '@/content/failure'
import {
  expectConfirmation,
  expectFields,
  field,
  filledIn,
  fillIn,
  guests,
  request,
  submit,
} from './booking-form'
import { arrow, carouselOn, expectFirst, hasArrows, slidesOf } from './carousel'
import { euro, first, second, site } from './content'
import { expect, test } from './fixtures'
import { holdScripts, untilHydrated } from './hydration'
import { translate } from './translation'

// A missing file is an error in the console.
test.use({ expectedError: /404/ })

/** What translators, extensions and settings do to a page before React hydrates it, which mostly renders the page again. */
const changes: Record<string, () => void> = {
  'a translator wraps every text': translate,
  'an extension adds nodes and attributes': () => {
    document.body.prepend(document.createElement('div'))
    document.documentElement.setAttribute('data-extension', '')
    for (const each of document.querySelectorAll('input, textarea')) each.setAttribute('data-gramm', 'false')
  },
  'a script of an extension fails': () =>
    document.head.append(Object.assign(document.createElement('script'), { src: '/extension.js' })),
  'the tab keeps what no form has written': () =>
    sessionStorage.setItem('booking', '{"draft":{"guests":9,"name":{}},"requests":[null]}'),
}

for (const [what, change] of Object.entries(changes))
  test(`when ${what}, nothing typed is lost, menu and price follow, and the request arrives`, async ({
    context,
  }) => {
    // The page of the fixture would fail on the error that React reports for unexpected nodes.
    const page = await context.newPage()
    const release = await holdScripts(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await fillIn(page)
    await page.evaluate(change)
    release()
    const main = page.getByRole('main')
    await expect(main.getByText(`3 nights × €${first.nightlyPrice}`).first()).toBeVisible({ timeout: 20_000 })
    await expectFields(page, filledIn)
    await field(page, 'checkOut').fill('')
    await expect(main.getByText(/total|nights? ×/i).filter({ visible: true })).toHaveCount(0)
    await field(page, 'checkOut').fill('2031-06-11')
    await expect(main.getByText(`2 nights × €${first.nightlyPrice}`).first()).toBeVisible()
    await expect(main.getByText(euro(2 * first.nightlyPrice)).first()).toBeVisible()

    const link = page.locator('header a[href="/book#contact"]')
    await page.locator('header button').first().tap()
    await link.tap()
    await expect(link).toBeHidden()
    await submit(page).click()
    await expectConfirmation(page, { ...filledIn, checkIn: '2031-06-11', checkOut: filledIn.checkIn })
  })

test(
  'on a translated page of a property the accommodation menu opens, a carousel goes by one and the viewer opens',
  { tag: '@desktop' },
  async ({ context }) => {
    const page = await context.newPage()
    await page.addInitScript({ content: `addEventListener('DOMContentLoaded', ${translate})` })
    await page.goto(first.path)
    const carousel = carouselOn(page)
    await carousel.scrollIntoViewIfNeeded()
    if (hasArrows) await arrow(carousel, 'Next').click()
    await expectFirst(carousel, hasArrows ? 2 : 1)
    await page.locator('header li button').hover()
    await expect(page.locator(`header a[href="${second.path}"]`)).toBeVisible()
    await page.mouse.move(400, 700)
    await slidesOf(carousel).nth(1).getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test('where the browser denies storage, a request still arrives, with its nights and its total', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError')
      },
    }),
  )
  await page.goto('/book')
  await request(page)
  for (const text of ['3 nights', euro(3 * first.nightlyPrice)])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
})

test('a component that throws is logged, and leaves phone, email and another try, and what was typed', async ({
  context,
}) => {
  // The page of the fixture would fail on the uncaught error.
  const page = await context.newPage()
  await page.goto('/book')
  await untilHydrated(page)
  await fillIn(page)
  await page.evaluate(() => {
    // Rendering writes amounts by it.
    String.prototype.replaceAll = () => {
      throw new Error('Broken on purpose.')
    }
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('Broken on purpose.'))
  await guests(page).selectOption('5')
  await logged
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(failure.heading)
  for (const name of [site.phone, site.email])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  const again = main.getByRole('button', { name: failure.reload })
  await expect(again).toHaveCSS('border-style', 'solid')
  await again.click()
  await expectFields(page, { ...filledIn, guests: '5' })
})
