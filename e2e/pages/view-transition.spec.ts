import type { Page } from '@playwright/test'
import { pages } from '@/content/pages'
import { house } from '@/content/properties/house'
import { expect, test } from '../fixtures'

/** Records how many parts of the page the transition animates, and the longest duration in milliseconds. Runs in the page. */
const arrival = () => {
  addEventListener('pagereveal', async (event) => {
    const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } }
    await viewTransition?.ready
    const moving = document.getAnimations().filter(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect
      return pseudoElement?.startsWith('::view-transition')
    })
    const durations = moving.map(({ effect }) => Number(effect?.getTiming().duration))
    Object.assign(window, { arrived: { longest: Math.max(0, ...durations), parts: moving.length } })
  })
}

const arrived = async (page: Page) => {
  await page.waitForFunction(() => 'arrived' in window)
  return page.evaluate(() => (window as unknown as { arrived: { longest: number; parts: number } }).arrived)
}

test('one page fades into the next in 200 ms at most', async ({ page }) => {
  await page.addInitScript(arrival)
  await page.goto(house.path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(pages.blogs.path)
  const { parts, longest } = await arrived(page)
  expect(parts).toBeGreaterThan(0)
  expect(longest).toBeLessThanOrEqual(200)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no part of a page is animated', async ({ page }) => {
    await page.addInitScript(arrival)
    await page.goto(house.path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL(pages.blogs.path)
    expect((await arrived(page)).parts).toBe(0)
  })
})
