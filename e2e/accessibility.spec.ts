import type { Page } from '@playwright/test'
import { navigation } from '@/content/navigation'
import { bookLink } from '@/lib/booking/plan'
import { fillIn, submit } from './booking-form'
import { carouselOn, slidesOf } from './carousel'
import { second, articles, everyPage, first, pages } from './content'
import { audit, expect, test } from './fixtures'
import { untilHydrated } from './hydration'

// Both the 404 page and the browser log the unknown path. Reduced motion keeps axe from measuring a colour during its transition.
test.use({ expectedError: /404/, contextOptions: { reducedMotion: 'reduce' } })

const confirmation = `${pages.thankYou.path}?property=${first.id}&nights=3&total=1650&guests=4`
/** One page of each kind. */
const kinds = ['/', first.path, second.path, '/blogs', `/blogs/${articles[0]!.slug}`, '/book', confirmation]

for (const path of [...everyPage.map((each) => each.path), confirmation])
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

for (const path of kinds)
  test(`axe finds no violation on ${path} on a desktop`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path)
    if (path === '/book') await expect(page.getByRole('grid').first()).toBeVisible()
    await audit(page)
  })

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
  'in forced colours axe finds no violation, and every button keeps a border',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto('/book')
    for (const button of [page.getByRole('link', { name: 'Book Now' }), submit(page)])
      await expect.soft(button).not.toHaveCSS('border-top-style', 'none')
    // axe compares the system's text colour with our background, which forced colours replace.
    await audit(page, 'in forced colours', ['color-contrast'])
  },
)

/** The focused element: whether it has an outline, is in view, and is covered by the header or the phone bar. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to the focused element in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
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
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
    return { name, faults: faults.filter(Boolean).map((fault) => `${name} ${fault}`) }
  })

for (const path of [pages.home.path, first.path, pages.book.path])
  test(`Tab goes through ${path}, beginning with the link over the header; the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path)
    const names: string[] = []
    const faults: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (!stop || names.length > 200) break
      names.push(stop.name)
      faults.push(...stop.faults)
    }
    expect(faults).toEqual([])
    expect(names.length).toBeGreaterThan(10)
    expect(names.length).toBeLessThan(200)
    // The first link leads past the header.
    expect(names[0]).toBe('A Skip to content')
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

test('a screen reader finds the fields of the form by their names, in order', async ({ page }) => {
  await page.goto('/book')
  await expect(page.locator('form')).toMatchAriaSnapshot(`
    - combobox "Property"
    - group /./:
      - textbox "Check-in date"
      - textbox "Check-out date"
      - combobox "Guests"
    - group /./:
      - textbox "Full name"
      - textbox "Email address"
      - textbox "Phone number"
      - textbox /Special requests/
    - region:
      - button /request/ [disabled]
  `)
})
