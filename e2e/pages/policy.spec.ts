import type { Page } from '@playwright/test'
import { photoGrid } from '@/content/properties/apartment'
import { pages } from '@/content/pages'
import { request as requestStay } from '../booking-form'
import { everyPage } from '../every-page'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

/** Records what the policy blocks on any page of the test, as `directive: address`. */
async function watchPolicy(page: Page) {
  const stopped: string[] = []
  await page.exposeFunction('report', (violation: string) => stopped.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as never as { report: (violation: string) => void }).report(
        `${effectiveDirective}: ${blockedURI}`,
      ),
    ),
  )
  return stopped
}

test.describe('pages as they are exported', () => {
  test.use({ expectedError: /404/ })

  for (const { path } of everyPage) {
    test(`the policy blocks nothing on ${path}, before and after hydration`, async ({ page }) => {
      const stopped = await watchPolicy(page)
      await page.goto(path)
      // The footer of /house is farther from the last carousel than the distance from which islands load.
      const carousel = page.locator('[data-island="visible"] > *').first()
      if ((await carousel.count()) > 0) await carousel.scrollIntoViewIfNeeded()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      if (path !== pages.thankYou.path) await untilHydrated(page)
      expect(stopped).toEqual([])
    })
  }
})

test('the policy blocks nothing in the viewer', async ({ page }) => {
  const stopped = await watchPolicy(page)
  await page.goto('/apartment')
  await page.getByRole('main').getByRole('link', { name: photoGrid[0]!.alt }).first().click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer.getByText(`2 of ${photoGrid.length}`, { exact: true })).toBeVisible()
  expect(stopped).toEqual([])
})

test('the policy blocks nothing between the form and the confirmation', async ({ page }) => {
  const stopped = await watchPolicy(page)
  await page.goto('/book')
  await requestStay(page)
  expect(stopped).toEqual([])
})

test.describe('injected content', () => {
  test.use({ expectedError: /Content Security Policy/ })

  test('runs neither as a script nor as a handler', async ({ page }) => {
    const slipped = '<script>window.ran = 1</script><p onmouseover="window.ran = 1">Slipped in</p></main>'
    const stopped = await watchPolicy(page)
    // Without its scripts React cannot report that the page has changed.
    await page.route('**/_next/**/*.js', (route) => route.fulfill({ body: '' }))
    await page.route('/house', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</main>', slipped) })
    })
    await page.goto('/house', { waitUntil: 'commit' })
    await page.getByText('Slipped in').dispatchEvent('mouseover')
    await expect
      .poll(() => [...stopped].sort())
      .toEqual(['script-src-attr: inline', 'script-src-elem: inline'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })
})

test.describe('prerendered pages', () => {
  const rules = (page: Page) => page.locator('script[type="speculationrules"]')

  test('are requested by speculation rules that the browser accepts', async ({ page }) => {
    const stopped = await watchPolicy(page)
    const remarks: string[] = []
    page.on('console', (message) => remarks.push(message.text()))
    await page.goto('/')
    await expect(rules(page)).toHaveCount(1)
    expect(stopped).toEqual([])
    expect(remarks).toEqual([])
  })
})
