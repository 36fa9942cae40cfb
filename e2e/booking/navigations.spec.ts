import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import {
  type aWish,
  bookingForm,
  expectConfirmation,
  expectFields,
  fillIn,
  noteOf,
  otherPlan,
  planAddress,
  request,
  sharedPlan,
  wayBack,
} from '../booking-form'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'
import { navigations, second } from './navigations'

const { formWords, thankYou } = content

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Follows a link of the site, which may be in a menu. */
async function follow(page: Page, href: string) {
  await page
    .locator(`a[href="${href}"]`)
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(href)
}

/** What a guest does after a form has been filled in, in the words of the table. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'a plan': (page) => page.goto(planAddress(sharedPlan)),
  'a reload': (page) => page.reload(),
  'another page': (page) => page.goto('/privacy'),
  Back: (page) => page.goBack(),
  Forward: (page) => page.goForward(),
  'an own link': (page) => follow(page, '/book'),
  'the address of a property': (page) => page.goto('/book?property=apartment'),
  'a typed fragment': (page) =>
    page.evaluate((address) => (location.hash = address.split('#')[1]!), planAddress(otherPlan)),
  'the skip link': (page) => page.evaluate(() => (location.hash = 'content')),
  'the other property': (page) => bookingForm(page).property('house').check(),
  'the contact link': (page) => follow(page, '/book#contact'),
  'seven guests': (page) => bookingForm(page).guests.selectOption('7'),
  'the way back': (page) => wayBack(page).click(),
  clearing: (page) => page.getByRole('button', { name: formWords.clear.label }).click(),
  'a request': (page) => request(page),
  'a second request': (page) => request(page, second),
  'another booking': async (page) => {
    await page.getByRole('main').getByRole('link', { name: thankYou.again }).click()
    await page.waitForURL('/book')
  },
}

for (const [way, expected, address] of navigations)
  test(`with a filled-in form in the tab, ${way}`, async ({ page }) => {
    await page.goto('/book')
    await untilHydrated(page)
    await fillIn(page)
    const taken = way.split(', ')
    for (const step of taken) {
      await steps[step]!(page)
      await untilHydrated(page)
    }
    if (/thank-you/.test(String(address))) await expectConfirmation(page, expected as typeof aWish)
    else await expectFields(page, expected)
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toEqual(
      typeof address === 'string' ? address : expect.stringMatching(address),
    )
    const last = taken.at(-1)!
    await expect(noteOf(page, 'plan')).toBeVisible({ visible: last === 'a typed fragment' })
    await expect(noteOf(page, 'again')).toBeVisible({ visible: last === 'another booking' })
    await expect(wayBack(page)).toBeVisible({ visible: last === 'a typed fragment' })
  })
