import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { site } from '@/content/site'
import { thankYou } from '@/content/thank-you'
import { euro, fill } from '@/lib/format'
import { guest, holdScripts, request } from '../booking-form'
import { expect, test } from '../fixtures'
import { apartment, house } from '../properties'
import { removeOwnersRows } from '../terms'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const query = `property=house&nights=3&total=${3 * house.nightlyPrice}&guests=4`
const { send, message } = thankYou

const subject = fill(message.subject, { stay: `${house.name}, Fri 13 – Mon 16 June 2031, ${guest.name}` })
/** The text as a message shows it, with plain spaces. */
const plain = (words: string, blanks: Record<string, string>) => fill(words, blanks).replaceAll('\u00a0', ' ')

const clipboardOf = (page: Page) =>
  page.evaluate(async () => (await navigator.clipboard.readText()).replaceAll('\r\n', '\n'))

test('a guest who has the address of a confirmation makes a request on a phone, with and without an email program', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/thank-you?${query}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`3 nights, 4 guests, ${euro(3 * house.nightlyPrice)} in all.`)
  await main.getByRole('link', { name: thankYou.again }).tap()
  await expect(page).toHaveURL('/book')
  await request(page)

  const mail = await main.getByRole('link', { name: send.email }).getAttribute('href')
  expect(mail!.length).toBeLessThan(2000)
  expect(new URL(mail!).searchParams.get('body')).toContain(`${message.fields.name.line}: ${guest.name}`)
  await main.getByRole('button', { name: send.copy }).tap()
  await expect(main.locator('[aria-live]').filter({ hasText: send.copied })).toBeVisible()
  expect(await clipboardOf(page)).toContain(`\n${message.subjectLabel}: ${subject}\n`)
})

test('the calendar file holds a tentative stay of whole days', async ({ page }) => {
  await page.goto('/book')
  await request(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: send.calendar }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(fill(thankYou.calendar.file, { checkIn: '2031-06-13' }))
  const lines = readFileSync(await download.path(), 'utf8')
    .replaceAll('\r\n ', '')
    .split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART;VALUE=DATE:20310613',
      'DTEND;VALUE=DATE:20310616',
      'STATUS:TENTATIVE',
      `SUMMARY:${fill(thankYou.calendar.title, { property: house.name })}`,
      expect.stringMatching(`^DESCRIPTION:.*${plain('{time}', { time: site.checkIn })}`),
    ]),
  )
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

test('before the address has been read, the page does not say that there is no request', async ({ page }) => {
  const letScriptsGo = await holdScripts(page)
  await page.goto(`/thank-you?${query}`, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByText(thankYou.answer.text)).toBeVisible()
  await expect(main.getByText(thankYou.withoutRequest.text)).toBeHidden()
  letScriptsGo()
  await expect(main.getByRole('link', { name: send.email })).toBeVisible()
})

test.describe('on paper', { tag: '@desktop' }, () => {
  for (const address of [
    query,
    `property=apartment&nights=400&total=${400 * apartment.nightlyPrice}&guests=8`,
    '',
  ]) {
    test(`the confirmation prints on one page beside the owner’s terms, without navigation: ${address || 'no request'}`, async ({
      page,
    }) => {
      await page.goto(`/thank-you?${address}`)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeHidden()
      await expect(page.getByRole('link', { name: send.email })).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await removeOwnersRows(page)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: null })
    })
  }
})
