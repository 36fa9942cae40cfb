import type { Page, Route } from '@playwright/test'
import { formWords } from '@/content/booking'
import { bookingForm, expectConfirmation, expectFields, fieldsOfWish, fillIn, guest } from '../booking-form'
import { audit, expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

// A host that answers with 503 is an error in the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedError: /503/ })

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/book')
  await untilHydrated(page)
  await fillIn(page)
})

const confirmation = /\/thank-you\?/

/** Answers those requests for the confirmation that have this method: `HEAD` asks whether the host is there. */
const answer = (page: Page, method: 'HEAD' | 'GET', how: (route: Route) => Promise<void>) =>
  page.route(confirmation, (route) => (route.request().method() === method ? how(route) : route.fallback()))

/** Delays those requests until the returned function is called. */
async function hold(page: Page, method: 'HEAD' | 'GET') {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await answer(page, method, (route) => gate.then(() => route.continue()))
  return release
}

/**
 * Presses the button and does something while the confirmation loads. Runs in the page.
 *
 * @returns `aria-busy` of the button after the press, and after what follows
 */
async function pressAnd(follow: 'type' | 'press again' | 'stop') {
  const form = document.forms.namedItem('booking')!
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const { navigation } = window as unknown as { navigation: EventTarget }
  const isLeaving = new Promise((resolve) => navigation.addEventListener('navigate', resolve))
  const frame = () => new Promise(requestAnimationFrame)
  button.click()
  await isLeaving
  await frame()
  const states = [button.ariaBusy]
  if (follow === 'stop') stop()
  if (follow === 'press again') button.click()
  if (follow === 'type') {
    const name = form.elements.namedItem('name') as HTMLInputElement
    name.value = 'Bríd Test'
    name.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await frame()
  return [...states, button.ariaBusy]
}

test('a change while the confirmation loads does not reach it, and is not lost', async ({ page }) => {
  const release = await hold(page, 'GET')
  expect(await page.evaluate(pressAnd, 'type' as const)).toEqual(['true', 'false'])
  release()
  await expect(page).toHaveURL(confirmation)
  await expectConfirmation(page)
  await page.goBack()
  await expectFields(page, { ...fieldsOfWish, name: 'Bríd Test' })
  await expect(bookingForm(page).submit).toHaveAttribute('aria-busy', 'false')
})

test('a second press while the confirmation loads does nothing', async ({ page }) => {
  const before = await page.evaluate(() => history.length)
  let loads = 0
  page.on('request', (sent) => (loads += Number(sent.isNavigationRequest())))
  const release = await hold(page, 'GET')
  expect(await page.evaluate(pressAnd, 'press again' as const)).toEqual(['true', 'true'])
  release()
  await expect(page).toHaveURL(confirmation)
  expect(loads).toBe(1)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('a guest who stops the navigation can press the button again', async ({ page }) => {
  const release = await hold(page, 'GET')
  expect(await page.evaluate(pressAnd, 'stop' as const)).toEqual(['true', 'false'])
  release()
  await bookingForm(page).submit.click()
  await expect(page).toHaveURL(confirmation)
})

/** What the plan and, on phones, the bar say beside the button while the host does not answer. */
const notice = (page: Page) => page.getByText(formWords.plan.unanswered).filter({ visible: true })

/** Expects the form as it was filled in, and beside the button that the host does not answer. */
async function expectNotice(page: Page) {
  await expect(notice(page).first()).toBeVisible()
  await expect(page).toHaveURL('/book')
  await expectFields(page, fieldsOfWish)
}

test.describe('where the host cannot be reached', () => {
  let isDown: boolean
  test.beforeEach(async ({ page }) => {
    isDown = true
    await answer(page, 'HEAD', (route) => (isDown ? route.abort('aborted') : route.fulfill({ status: 503 })))
    await bookingForm(page).submit.click()
    await expectNotice(page)
  })

  test('the form says so, and leads on as soon as the host answers, whatever the status', async ({
    page,
  }) => {
    const { plan, submit } = bookingForm(page)
    await expect(plan.locator('[aria-live]').filter({ hasText: formWords.plan.unanswered })).toHaveCount(1)
    await expect(submit).toHaveAttribute('aria-busy', 'false')
    await audit(page, 'with a host that does not answer')
    await page.clock.runFor(3000)
    await expectNotice(page)
    isDown = false
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(confirmation)
    await expectConfirmation(page)
  })

  test('a second press navigates at once', async ({ page }) => {
    await bookingForm(page).submit.click()
    await expect(page).toHaveURL(confirmation)
    await expectConfirmation(page)
  })

  test('a change withdraws the press, and the form says so', async ({ page }) => {
    await bookingForm(page).name.fill('Bríd Test')
    await expect(notice(page)).toHaveCount(0)
    const { withdrawn } = formWords.plan
    await expect(page.getByText(withdrawn).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('[aria-live]').filter({ hasText: withdrawn })).toHaveCount(1)
    isDown = false
    await page.clock.runFor(9000)
    await expectFields(page, { ...fieldsOfWish, name: 'Bríd Test' })
    await bookingForm(page).submit.click()
    await expectConfirmation(page, undefined, { ...guest, name: 'Bríd Test' })
  })
})

test('a change ends the asking, so that a late answer does not lead on', async ({ page }) => {
  const release = await hold(page, 'HEAD')
  const { submit, name } = bookingForm(page)
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  const ended = page.waitForEvent('requestfailed')
  await name.fill('Bríd Test')
  await ended
  release()
  await submit.click()
  await expectConfirmation(page, undefined, { ...guest, name: 'Bríd Test' })
})

test('silence counts as no answer after three seconds, and a late answer still leads on', async ({
  page,
}) => {
  const release = await hold(page, 'HEAD')
  await page.clock.pauseAt(Date.now() + 60_000)
  await bookingForm(page).submit.click()
  await expect(bookingForm(page).submit).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(2999)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expectNotice(page)
  release()
  await expect(page).toHaveURL(confirmation)
  await expectConfirmation(page)
})
