import type { Page } from '@playwright/test'
import { booking } from '@/content/booking'
import { navigation, skipText } from '@/content/navigation'
import { bookLink } from '@/lib/booking/plan'
import { fillIn, submit } from './booking-form'
import { carouselOn, slidesOf } from './carousel'
import { everyPage, first, pages, second } from './content'
import { audit, expect, test } from './fixtures'
import { untilHydrated } from './hydration'

// Both the 404 page and the browser log the unknown path. Reduced motion keeps axe from measuring a colour during its transition.
test.use({ expectedError: /404/, contextOptions: { reducedMotion: 'reduce' } })

const query = `?property=${first.id}&nights=3&total=1650&guests=4`
for (const path of [...everyPage.map((each) => each.path), pages.thankYou.path + query])
  test(`axe finds no violation on ${path} on a phone, with everything open`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) {
        each.removeAttribute('name')
        each.open = true
      }
    })
    await audit(page)
  })

test(
  'axe finds no violation on a desktop, in the accommodation menu',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: navigation.accommodation.label }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: first.name })).toBeVisible()
    await audit(page)
  },
)

test('axe finds no violation in the menu, in the form with hints, in a carousel that has moved and in the viewer', async ({
  page,
}) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: navigation.menu, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: first.name })).toBeVisible()
  await audit(page, 'in the menu')

  await page.goto(bookLink(second.id))
  await untilHydrated(page)
  await fillIn(page, { checkIn: '2024-06-16', checkOut: '2024-06-13', guests: '8' })
  await expect(page.getByText(/nights ×/).first()).toBeVisible()
  await audit(page, 'with past, reversed dates and too many guests')

  await page.goto(first.path)
  const carousel = carouselOn(page)
  await carousel.scrollIntoViewIfNeeded()
  await untilHydrated(page)
  await slidesOf(carousel).first().getByRole('link').press('ArrowRight')
  await audit(page, 'with the carousel moved')
  await page.locator('main a[data-picture]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit(page, 'in the viewer')
})

test(
  'in forced colours axe finds no violation, every button keeps a border, and arrows have the colour of text',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto('/book')
    for (const button of [page.getByRole('link', { name: 'Book Now' }), submit(page)])
      await expect.soft(button).not.toHaveCSS('border-top-style', 'none')
    const arrow = page.getByRole('button', { name: booking.calendar.next }).locator('svg')
    const colour = await arrow.evaluate((svg) => getComputedStyle(svg).color)
    await expect.soft(arrow).toHaveCSS('fill', colour)
    // axe compares the system's text colour with our background, which forced colours replace.
    await audit(page, 'in forced colours', ['color-contrast'])
  },
)

/** Marks the focused element as a stop of the Tab key, and says whether it has an outline, is in view and is not covered. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to the focused element in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    element.setAttribute('data-stop', '')
    // The ring of the range is around the drawing on which it lies.
    const marked = element.matches('[type=range]') ? element.previousElementSibling! : element
    const box = marked.getBoundingClientRect()
    const drawn = [element, marked].map((each) => getComputedStyle(each))
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const cover = top?.closest('header, aside')
    const faults = [
      drawn.every(({ outlineStyle }) => outlineStyle === 'none') && 'has no outline',
      (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) &&
        'is out of view',
      cover && !cover.contains(element) && 'is covered',
    ]
    return faults.flatMap((fault) => (fault ? `${element.outerHTML.slice(0, 90)} ${fault}` : []))
  })

/** The controls of a page that can be seen, and are no stops of the Tab key. Within a calendar the arrow keys move. */
const missed = (page: Page) =>
  page.locator('a[href], :enabled:not(fieldset, option), summary, [tabindex="0"]').evaluateAll((controls) =>
    controls
      .filter((each) => !each.matches('[data-stop], [inert] *, [role="grid"]:has([data-stop]) *'))
      .filter((each) => each.checkVisibility())
      .map((each) => each.outerHTML.slice(0, 90)),
  )

for (const path of [pages.home.path, first.path, pages.book.path])
  test(`Tab reaches every control of ${path}, beginning with the link over the header; the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path)
    if (path === pages.book.path) await expect(page.getByRole('grid').first()).toBeVisible()
    const faults: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const found = await focused(page)
      if (!found) break
      faults.push(...found)
    }
    expect(faults).toEqual([])
    expect(await missed(page)).toEqual([])
    // The first link leads past the header.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: skipText })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
