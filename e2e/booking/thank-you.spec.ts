import { content } from '@/app/_shared/content'
import { readFileSync } from 'node:fs'
import { fill } from '@/lib/format'
import { aWish, guest, holdScripts, request } from '../booking-form'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'
import { removeOwnersRows } from '../terms'

const { thankYou } = content

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const query = `property=house&nights=3&total=${3 * house.nightlyPrice}&guests=4`
const { send } = thankYou

test('the message goes to the clipboard, and the calendar file is downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/book')
  await request(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: send.copy }).tap()
  await expect(main.locator('[aria-live]').filter({ hasText: send.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r', '')).toContain(guest.requests)
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: send.calendar }).tap()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(fill(thankYou.calendar.file, { checkIn: aWish.checkIn }))
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:20310613\r\n[^]*END:VCALENDAR\r\n$/)
})

test('before the address has been read, the page does not say that there is no request, and has a place for the picture above the heading', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page)
  await page.goto(`/thank-you?${query}`, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByText(thankYou.answer.text)).toBeVisible()
  await expect(main.getByText(thankYou.withoutRequest.text)).toBeHidden()
  const heading = page.getByRole('heading', { level: 1 })
  const { y } = (await heading.boundingBox())!
  letScriptsGo()
  await expect(main.getByRole('link', { name: send.email })).toBeVisible()
  const picture = page.getByRole('img', { name: house.picture.alt }).filter({ visible: true })
  await expect(picture).toHaveCount(1)
  const box = (await picture.boundingBox())!
  expect(box).toMatchObject({ x: 0, width: page.viewportSize()!.width })
  expect(box.y + box.height).toBeLessThan(y)
  expect(await heading.boundingBox()).toMatchObject({ y })
})

test(
  'the confirmation prints on one page beside the owner’s terms, without navigation',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const address of [
      query,
      `property=apartment&nights=400&total=${400 * apartment.nightlyPrice}&guests=8`,
      '',
    ]) {
      await page.goto(`/thank-you?${address}`)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeHidden()
      await expect(page.getByRole('link', { name: send.email })).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await removeOwnersRows(page)
      const pdf = await page.pdf({ format: 'A4' })
      expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), address).toHaveLength(1)
      await page.emulateMedia({ media: null })
    }
  },
)
