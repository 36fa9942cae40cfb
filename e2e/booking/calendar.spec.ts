import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import { euro } from '@/lib/format'
import { aWish, bookingForm, chooseStay, fieldsOf, holdScripts } from '../booking-form'
import { audit, expect, test } from '../fixtures'
import { scriptRequests, untilHydrated, watchRequests } from '../hydration'
import { translate } from '../translation'
import { house } from '../properties'

const { formWords, takenNights } = content

const words = formWords.when.calendar

const calendar = (page: Page) => {
  const root = page.locator('details')
  return {
    summary: root.getByText(words.summary),
    /** Named as in `Wednesday 2 December 2026`. */
    day: (name: string) => root.getByRole('button', { name: new RegExp(`^${name}`) }),
    month: (name: string) => root.getByRole('grid', { name }),
    next: root.getByRole('button', { name: words.months.next }),
    months: root.getByRole('combobox', { name: words.months.choose }),
    startAgain: root.getByRole('button', { name: words.again }),
    status: root.locator('[aria-live="polite"]').first(),
    key: root.getByText(words.key),
  }
}

async function openCalendar(page: Page) {
  await untilHydrated(page)
  await calendar(page).summary.click()
  await expect(page.getByRole('grid').first()).toBeVisible()
}

/** Makes the page believe that the owner's calendars were read: only the house is taken, on the nights of 4 to 6 December. */
async function giveFeed(page: Page) {
  const taken = {
    readAt: '2026-11-22T09:00:00Z',
    taken: [['2026-12-04', '2026-12-07']],
    words: takenNights.hint,
  }
  await page.route('**/_next/static/data/*.js', async (route) => {
    const response = await route.fetch()
    // Under another name, what the build has read is not used.
    const text = (await response.text()).replaceAll('\\"taken\\":{\\"readAt', '\\"built\\":{\\"readAt')
    const [before, after] = text.split('\\"id\\":\\"house\\",')
    const entry = JSON.stringify(`"id":"house","taken":${JSON.stringify(taken)},`).slice(1, -1)
    await route.fulfill({ response, body: `${before}${entry}${after}` })
  })
}

/** Days of December 2026 whose left or right half is hatched. */
const hatched = (page: Page) =>
  calendar(page)
    .month('December 2026')
    .getByRole('gridcell')
    .evaluateAll((cells) => {
      const daysWith = (half: string) =>
        cells
          .filter((cell) => getComputedStyle(cell, half).backgroundImage.includes('repeating'))
          .map((cell) => Number(cell.textContent))
      return { left: daysWith('::before'), right: daysWith('::after') }
    })

/** The header would cover a part of what the page has scrolled to. */
async function auditFromTop(page: Page, state: string) {
  await page.evaluate(() => scrollTo(0, 0))
  await audit(page, state)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z')))

test(
  'keys alone choose a stay over New Year, and Escape does nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/book')
    await untilHydrated(page)
    const { summary, day, status } = calendar(page)
    await bookingForm(page).guests.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(day('Sunday 22 November 2026, today')).toBeVisible()
    // The list of months stands above the first month, and the two arrows above the last one.
    const stops = (await page.getByRole('grid').count()) === 1 ? 4 : 2
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab')
    for (const [key, name] of [
      ['', 'Sunday 22 November 2026'],
      ['PageDown', 'Tuesday 22 December 2026'],
      ['ArrowDown', 'Tuesday 29 December 2026'],
      ['Enter', 'Tuesday 29 December 2026, first night'],
      ['ArrowDown', 'Tuesday 5 January 2027'],
      ['End', 'Sunday 10 January 2027'],
      ['Home', 'Monday 4 January 2027'],
      ['ArrowRight', 'Tuesday 5 January 2027'],
      ['Space', 'Tuesday 5 January 2027, last day'],
      ['Escape', 'Tuesday 5 January 2027, last day'],
    ] as const) {
      if (key) await page.keyboard.press(key)
      await expect(day(name)).toBeFocused()
    }
    await expect(status).toHaveText(/^Tue 29 December 2026 – Tue 5 January 2027, 7 nights\.$/)
    expect(await fieldsOf(page)).toMatchObject({ checkIn: '2026-12-29', checkOut: '2027-01-05' })
    await expect(summary).toBeVisible()
  },
)

test(
  'the list of months and the arrow keep the focus, and the list is a target for fingers',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/book')
    await openCalendar(page)
    const { months, next, month } = calendar(page)
    await months.focus()
    await months.selectOption('June 2027')
    await expect(month('June 2027')).toBeVisible()
    await expect(months).toBeFocused()
    expect((await months.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await next.press('Enter')
    await next.press('Enter')
    await expect(month('August 2027')).toBeVisible()
    await expect(next).toBeFocused()
  },
)

test(
  'taken nights of the chosen property are hatched from the middle of the first day to the middle of the last',
  { tag: '@desktop' },
  async ({ page }) => {
    await giveFeed(page)
    await page.goto('/book')
    await bookingForm(page).checkIn.fill('2026-12-01')
    await openCalendar(page)
    const { day, key } = calendar(page)
    const none = { left: [], right: [] }
    await expect(key).toContainText(words.property)
    expect(await hatched(page)).toEqual(none)

    await bookingForm(page).property('house').check()
    await expect(key).toContainText(/22 November 2026, 9:00 AM/)
    await expect(day('Sunday 6 December 2026, night taken')).toBeVisible()
    expect(await hatched(page)).toEqual({ left: [5, 6, 7], right: [4, 5, 6] })

    await day('Saturday 5 December 2026').click()
    await bookingForm(page).property('apartment').check()
    await expect(key).toHaveText(`${words.key} ${words.unread}`)
    expect(await hatched(page)).toEqual(none)
    expect(await fieldsOf(page)).toMatchObject({ checkIn: '2026-12-01', checkOut: '2026-12-05' })
  },
)

test(
  'the calendar’s script loads when the summary is first pointed at, and not before',
  { tag: '@desktop' },
  async ({ page }) => {
    const settled = watchRequests(page)
    const requested = scriptRequests(page)
    await page.goto('/book')
    await untilHydrated(page)
    await settled()
    const before = requested.length
    await calendar(page).summary.hover()
    await expect.poll(() => requested.length).toBeGreaterThan(before)
  },
)

test('a calendar opened before hydration loads into a space of the same height', async ({ page }) => {
  await giveFeed(page)
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page, (route) => route.fallback())
    // From the same page only the fragment would change.
    await page.goto('about:blank')
    await page.goto('/book?property=house#checkIn=2026-12-30&checkOut=2027-01-05&guests=2')
    const { summary, status, month, key } = calendar(page)
    await summary.click()
    await expect(status).toHaveText(words.loading)
    const heightOf = () =>
      page.locator('details').evaluate((details) => details.getBoundingClientRect().height)
    const height = await heightOf()
    release()
    await expect(month('December 2026')).toBeVisible()
    await expect(key).toContainText('Striped')
    expect(await heightOf(), `at ${width} px`).toBe(height)
  }
})

test('each press changes one text in the live line that stands from the start', async ({ page }) => {
  await page.goto('/book')
  const line = await page.locator('details [aria-live]').elementHandle()
  await openCalendar(page)
  const { day, status } = calendar(page)
  const changes = await line!.evaluateHandle((element) => {
    const found: string[] = []
    const observer = new MutationObserver((records) => found.push(...records.map(({ type }) => type)))
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
    return found
  })
  await day('Tuesday 24 November 2026').click()
  await expect(status).toHaveText(/^Arriving/)
  await day('Friday 27 November 2026').click()
  await expect(status).toHaveText(/3 nights\.$/)
  expect(await changes.jsonValue()).toEqual(['characterData', 'characterData'])
  expect(await line!.evaluate(({ childNodes }) => childNodes.length)).toBe(1)
})

test('in a translated page two presses fill both fields, plan and price follow, and “Start again” empties both', async ({
  page,
}) => {
  await giveFeed(page)
  await page.goto('/book')
  await openCalendar(page)
  await page.evaluate(translate)
  const { day, next, month, startAgain, status, key } = calendar(page)
  await bookingForm(page).property('house').check()
  await expect(key).toContainText('Striped')
  await next.click()
  await expect(page.locator('details').getByText('December', { exact: true })).toBeVisible()
  await expect(page.locator('details').getByText('November', { exact: true })).toBeHidden()
  await expect(month('December 2026').getByRole('button')).toHaveText(
    Array.from({ length: 31 }, (_, index) => String(index + 1)),
  )
  await day('Wednesday 2 December 2026').click()
  expect(await fieldsOf(page)).toMatchObject({ checkIn: '2026-12-02', checkOut: '' })
  await expect(status).toHaveText(/Arriving Wed 2 December 2026\. Now select/)
  await day('Sunday 6 December 2026').click()
  expect(await fieldsOf(page)).toMatchObject({ checkIn: '2026-12-02', checkOut: '2026-12-06' })
  await expect(status).toHaveText(/^Wed 2 – Sun 6 December 2026, 4 nights\.$/)
  await expect(bookingForm(page).plan).toContainText(/Wed 2 – Sun 6 December 2026/)
  await expect(bookingForm(page).plan).toContainText(euro(4 * house.nightlyPrice))
  await startAgain.click()
  await expect(status).toHaveText(words.arrive)
  expect(await fieldsOf(page)).toMatchObject({ checkIn: '', checkOut: '' })
  await expect(day('Sunday 6 December 2026')).toBeFocused()
})

test(
  'the chosen stay stays in view when the second month has no room any more',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.goto('/book?property=house')
    await openCalendar(page)
    const { day, month } = calendar(page)
    await expect(page.getByRole('grid')).toHaveCount(2)
    await day('Thursday 10 December 2026').click()
    await day('Sunday 13 December 2026').click()
    await expect(month('November 2026')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('grid')).toHaveCount(1)
    await expect(month('December 2026')).toBeVisible()
    await expect(day('Sunday 13 December 2026')).toBeFocused()
  },
)

test.describe('when the calendar’s script is lost', () => {
  test.use({ expectedError: /status of 404/ })

  test('the disclosure says so, the fields work on, and it loads once the browser is online again', async ({
    page,
  }) => {
    await page.goto('/book?property=house')
    await untilHydrated(page)
    await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }))
    await calendar(page).summary.click()
    await expect(calendar(page).status).toHaveText(words.failed)
    await auditFromTop(page, 'without the calendar’s script')
    await chooseStay(page, { checkIn: '2026-12-02', checkOut: '2026-12-06' })
    await expect(bookingForm(page).plan).toContainText(euro(4 * house.nightlyPrice))
    await page.unroute('**/_next/static/chunks/**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(calendar(page).status).toHaveText(/^Wed 2 – Sun 6 December 2026/)
    await expect(calendar(page).month('December 2026')).toBeVisible()
  })
})

test('the fields keep a date that the calendar cannot show', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/book')
  await openCalendar(page)
  const { next, status } = calendar(page)
  const { checkIn, checkOut } = bookingForm(page)
  await checkIn.evaluate((field: HTMLInputElement) => {
    field.value = '275760-09-13'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(status).toHaveText(words.arrive)
  await expect(checkIn).toHaveValue('275760-09-13')
  // 30 February, in the browser’s order of month, day and year.
  await checkOut.pressSequentially('02302027')
  await next.click()
  expect(await checkOut.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true)
})

test(
  'the calendar is accessible in every state, and a screen reader finds each day by its name',
  { tag: '@desktop' },
  async ({ page }) => {
    await giveFeed(page)
    await page.goto('/book?property=house')
    await bookingForm(page).checkIn.fill('2026-12-01')
    await openCalendar(page)
    const { day, startAgain, month } = calendar(page)
    await startAgain.click()
    await auditFromTop(page, 'with nothing chosen')
    await day('Wednesday 2 December 2026').click()
    await day('Saturday 5 December 2026').hover()
    await auditFromTop(page, 'with check-in chosen')
    await day('Saturday 5 December 2026').click()
    await auditFromTop(page, 'with taken nights chosen')
    // The file is edited by hand.
    await expect(month('December 2026')).toMatchAriaSnapshot({ name: 'calendar.aria.yml' })
  },
)

test('in a page that a translator has turned around, each day keeps both halves of its bar', async ({
  page,
}) => {
  await page.goto('/book')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await openCalendar(page)
  const lefts = await page
    .getByRole('gridcell')
    .filter({ has: page.getByRole('button') })
    .first()
    .evaluate((day) =>
      ['::after', '::before'].map((half) => parseFloat(getComputedStyle(day, half).left) / day.clientWidth),
    )
  expect(lefts[0]).toBeCloseTo(0, 1)
  expect(lefts[1]).toBeCloseTo(0.5, 1)
})

test('the filled-in form fits a viewport of 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 600 })
  await page.goto('/book')
  await chooseStay(page, { ...aWish, checkIn: '2031-09-10', checkOut: '2031-09-24' })
  await openCalendar(page)
  await expect(bookingForm(page).submit).toBeEnabled()
})
