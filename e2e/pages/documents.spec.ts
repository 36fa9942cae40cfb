import { content } from '@/app/_shared/content'
import { expect, test } from '../fixtures'
import { documentPaths, gotoWithStoppedClock, scriptRequests } from '../hydration'

const { listing } = content

// Both the 404 page and the browser log the unknown path.
test.use({ expectedError: /404/ })

for (const path of documentPaths) {
  test(`${path} requests no script but the viewer's, whatever the visitor does`, async ({ page }) => {
    const requested = scriptRequests(page)
    await gotoWithStoppedClock(page, path)
    await expect(page.locator('script[src]')).toHaveCount(0)
    await page.clock.runFor(10_000)
    await page.clock.resume()

    const menu = page.getByRole('button', { name: /^(Menu|Accommodation)$/ }).filter({ visible: true })
    await menu.click()
    await expect(page.locator('[popover]:popover-open')).toBeVisible()
    await page.keyboard.press('Escape')
    const share = page.getByRole('button', { name: listing.share.label }).first()
    if (await share.isVisible()) await share.click()
    const question = page.locator('summary').first()
    if (await question.isVisible()) await question.click()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(requested).toEqual([])

    const picture = page.locator('[data-viewer] a[data-picture]').first()
    if (!(await picture.isVisible())) return
    await picture.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(requested.map((file) => file.split('/')[1])).toEqual(['viewer'])
  })
}
