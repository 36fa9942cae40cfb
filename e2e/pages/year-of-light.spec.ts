import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { emptyFields, expectFields } from '../booking-form'
import { audit, expect, test } from '../fixtures'

const { yearOfLight } = content

const { evening, description } = yearOfLight
/** Days from 1 January to 21 June, and to the first Saturday in June 2031. */
const MIDSUMMER = 171
const START = 157

const range = (page: Page) => page.getByRole('slider', { name: evening.label })
const sentence = (page: Page) => page.locator('[data-sentence]')
const drawing = (page: Page) => page.getByRole('img', { name: description })

/** The point in the drawing at noon of a day, at a third of its height. */
async function pointAt(page: Page, place: number) {
  await drawing(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await drawing(page).boundingBox())!
  return { x: x + (width * (place + 0.5)) / 365, y: y + height / 3 }
}

/** Whether the drawing is red at this day, one pixel to either side. */
async function isRedAt(page: Page, place: number) {
  const { x, y } = await pointAt(page, place)
  const clip = { x: Math.round(x) - 1, y, width: 2, height: 20 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  const [red, green, blue] = channels.map(({ mean }) => mean)
  return red! > 2 * Math.max(green!, blue!)
}

test('a tab that is kept until another day shows that day’s sunset once it comes into view', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-04-01T12:00:00Z'))
  await page.goto('/')
  const note = page.locator('[data-sun-note]').filter({ visible: true })
  await expect(note).not.toBeEmpty()
  const inApril = (await note.textContent())!
  await page.clock.setFixedTime(new Date('2031-12-01T12:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(note).not.toHaveText(inApril)
})

test.describe('on 1 April 2031', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-04-01T12:00:00Z'))
    await page.goto('/')
  })

  test(
    'today is marked; a press, the keys and the buttons choose an evening, and the stroke stands at its day',
    { tag: '@both' },
    async ({ page, hasTouch }) => {
      const { months, today } = yearOfLight.words
      const boxOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())!
      const [february, april, mark] = [await boxOf(months[1]!), await boxOf(months[3]!), await boxOf(today)]
      expect(mark.x).toBeGreaterThan(february.x)
      expect(mark.x + mark.width).toBeLessThan(april.x + april.width)
      await expect(sentence(page)).toContainText('Sat 7 June 2031: sunset 10:04')
      expect(await isRedAt(page, START)).toBe(true)
      expect(await isRedAt(page, MIDSUMMER)).toBe(false)
      const { x, y } = await pointAt(page, MIDSUMMER)
      await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      await expect(sentence(page)).toContainText(/2[0-2] June 2031/)
      expect(await isRedAt(page, MIDSUMMER)).toBe(true)

      await range(page).focus()
      await page.keyboard.press('Home')
      await expect(sentence(page)).toContainText('Thu 1 January 2032')
      await page.keyboard.press('ArrowRight')
      await expect(sentence(page)).toContainText('Fri 2 January 2032')
      // A screen reader hears the range's own value after its keys, and the sentence after a button.
      await expect(sentence(page)).toHaveAttribute('aria-live', 'off')
      for (const [name, date] of [
        [evening.earlier, 'Thu 1 January 2032'],
        [evening.earlier, 'Wed 31 December 2031'],
        [evening.later, 'Thu 1 January 2032'],
      ] as const) {
        await page.getByRole('button', { name }).click()
        await expect(sentence(page)).toContainText(date)
        await expect(sentence(page)).toHaveAttribute('aria-live', 'polite')
        await expect(range(page)).toHaveAttribute('aria-valuetext', (await sentence(page).textContent())!)
      }
      await audit(page, 'with an evening chosen')
    },
  )

  test('a finger that moves sideways drags the stroke, and one that moves down scrolls the page alone', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const swipe = async (xDistance: number, yDistance: number) => {
      const { x, y } = await pointAt(page, START)
      await touch('touchStart', { x, y })
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', { x: x + (xDistance * step) / 10, y: y + (yDistance * step) / 10 })
      await touch('touchEnd')
    }
    await swipe(-100, 0)
    await expect(sentence(page)).toContainText(/January|February|March/)
    const chosen = (await sentence(page).textContent())!
    const before = await page.evaluate(() => scrollY)
    await swipe(0, -150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(sentence(page)).toHaveText(chosen)
  })

  test('in forced colours the stroke stays red', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await isRedAt(page, START)).toBe(true)
  })

  test('a week that is planned by it arrives in the form and survives a reload', async ({ page }) => {
    await page.getByRole('button', { name: evening.later }).click()
    await page.getByRole('link', { name: evening.book }).click()
    const planned = { ...emptyFields, checkIn: '2031-06-08', checkOut: '2031-06-15' }
    await expectFields(page, planned)
    await page.reload()
    await expectFields(page, planned)
  })
})

test('nothing shifts when it appears, nor while it moves', async ({ page }) => {
  await page.goto('/')
  await expect(sentence(page)).toContainText('sunset')
  const heights = () =>
    sentence(page).evaluate((text) =>
      [text.closest('section')!, text].map((part) => part.getBoundingClientRect().height),
    )
  const hasAnswers = (isShown: boolean) =>
    sentence(page).evaluate(
      (text, shown) => text.closest('section')!.toggleAttribute('data-answers', shown),
      isShown,
    )
  for (const width of [320, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    const before = await heights()
    for (const place of [0, 120, 272, 364]) {
      await range(page).fill(String(place))
      expect(await heights(), `at ${width} px`).toEqual(before)
    }
    // As in the HTML, before the script shows it.
    await sentence(page).evaluate((text) => (text.textContent = ''))
    await hasAnswers(false)
    expect(await heights(), `at ${width} px`).toEqual(before)
    await hasAnswers(true)
  }
})
