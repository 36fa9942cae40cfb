/** The way back to a page, and out of its viewer. */
import { home } from '@/content/home'
import { viewerWords } from '@/content/navigation'
import { first } from './content'
import { expect, test } from './fixtures'

const path = first.path
const pictures = '[data-viewer] a[data-picture]'

test('Back from another site keeps the place on the page, and Forward within the site does not', async ({
  page,
  otherSite,
}) => {
  await page.goto('/privacy')
  await page.goto(path)
  const link = page.getByRole('link', { name: home.location.maps.label }).last()
  await link.evaluate((element: HTMLAnchorElement, href) => (element.href = href), otherSite)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveTitle('Elsewhere')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await page.goForward()
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Back leaves a page that was loaded again with its viewer open at the first press', async ({ page }) => {
  await page.goto('/')
  await page.goto(path)
  await page.locator(pictures).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a picture that is pressed while the browser still goes back from the viewer opens, and stays open', async ({
  page,
}) => {
  await page.goto(path)
  await page.locator(pictures).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: viewerWords.close })).toBeFocused()
  await page.evaluate(async (selector) => {
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    const dialog = document.querySelector('dialog')!
    const isClosed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    dialog.close()
    await isClosed
    document.querySelectorAll<HTMLElement>(selector)[1]!.click()
    await isBack
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, pictures)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(pictures).nth(1)).toBeFocused()
})
