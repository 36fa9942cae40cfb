/** What is pressed before the page can act has its effect once (docs/decisions/0010-deferred-scripts.md). */
import type { Locator, Page } from '@playwright/test'
import { evening } from '@/content/evening'
import { faqs } from '@/content/faqs'
import { navigation } from '@/content/navigation'
import { bookLink } from '@/lib/booking/plan'
import { expectConfirmation, field, fillIn, submit } from './booking-form'
import { arrow, carouselOn, expectFirst, hasArrows, slidesOf, swipe } from './carousel'
import { first, second } from './content'
import { expect, test } from './fixtures'
import { holdScripts, showTwoFrames } from './hydration'

/** Presses a place of the page as a visitor does: `click()` would wait until the element can act. */
async function press(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  await element.page().mouse.click(x + width / 2, y + height / 2)
}

/** The processor of a slow phone, which Chromium alone can imitate. */
async function slow(page: Page, rate: number) {
  if (page.context().browser()!.browserType().name() !== 'chromium') return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

test('menu, answer and evening act on a page that has just appeared on a slow phone', async ({ page }) => {
  await slow(page, 20)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: navigation.menu, exact: true })
  await press(menu)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await press(menu)
  const hour = page.getByRole('slider', { name: evening.label })
  await hour.press('End')
  await press(page.locator('main summary').first())
  await slow(page, 1)
  await expect(hour).toHaveValue(`${evening.lights.length - 1}`)
  await expect(page.getByText(faqs[0]!.answer, { exact: true })).toBeVisible()
})

test('a picture and the arrows of a carousel act before React runs, each press once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(first.path, { waitUntil: 'commit' })
  const carousel = carouselOn(page)
  if (hasArrows) {
    await press(arrow(carousel, 'Next'))
    await press(arrow(carousel, 'Next'))
    await arrow(carousel, 'Previous').press('Enter')
  }
  await press(slidesOf(carousel).first().getByRole('link'))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  release()
  await expect(carousel).toHaveAttribute('data-ready')
  await expectFirst(carousel, hasArrows ? 2 : 1)
})

test('a carousel that was swiped before React runs shows the same picture first afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(first.path)
  const carousel = carouselOn(page)
  await slidesOf(carousel)
    .nth(1)
    .evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'center', behavior: 'instant' }))
  release()
  await expect(carousel).toHaveAttribute('data-ready')
  await expectFirst(carousel, 2)
  await slidesOf(carousel).nth(1).getByRole('link').press('ArrowRight')
  await expectFirst(carousel, (2 % (await slidesOf(carousel).count())) + 1)
})

test('a swipe that is under way when React takes over the carousel counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(first.path)
  const carousel = carouselOn(page)
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await swipe(slidesOf(carousel).first(), 0.9, 0.1, async () => {
    release()
    await expect(page.locator('[data-island][data-ready]').first()).toBeAttached()
  })
  await expect(carousel).toHaveAttribute('data-ready')
  await expectFirst(carousel, 2)
})

test('a submission before React runs is forgotten when the guest goes on typing', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/book', { waitUntil: 'commit' })
  await fillIn(page)
  await press(submit(page))
  await field(page, 'requests').pressSequentially('Wait')
  release()
  await expect(page.locator('form')).toHaveAttribute('data-ready')
  await showTwoFrames(page)
  await expect(page).toHaveURL('/book')
  await expect(field(page, 'requests')).toHaveValue(/Wait$/)
})

for (const how of ['Enter', 'the button'])
  test(`a form that is filled in and sent before React runs is sent once, with all of it: ${how}`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(bookLink(second.id), { waitUntil: 'commit' })
    await fillIn(page)
    if (how === 'Enter') await field(page, 'name').press('Enter')
    else await press(submit(page))
    release()
    await expect(page).toHaveURL(
      new RegExp(`/thank-you\\?property=${first.id}&nights=3&total=\\d+&guests=4$`),
    )
    await expectConfirmation(page)
  })
