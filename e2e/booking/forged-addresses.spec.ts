import { house } from '@/content/properties/house'
import { thankYou } from '@/content/thank-you'
import { holdScripts } from '../booking-form'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const query = `property=house&nights=3&total=${3 * house.nightlyPrice}&guests=4`

// One example of each kind. lib/booking/query.test.ts tries 10,000 random queries.
const forgeries = [
  'property=castle&nights=3&total=01&guests=2',
  'property=House&nights=-1&total=-1&guests=-1',
  'property=house&nights=1.5&total=1e9&guests=0x10',
  'property=house&nights=NaN&total=Infinity&guests=null',
  'property=house&nights=٣&total=９&guests=undefined',
  'nights=999999999999999999999&total=3652059&guests=999',
  'property=<img src=x onerror=alert(1)>&nights="><script>alert(1)</script>',
  'property=javascript:alert(1)&nights=../..&total=€1&guests=[]',
  'property=%00&nights=%E0%A4%A&total={}&guests=🏄',
  'property=castle;nights=-1;total=€1;guests=999',
  'property=castle&property=null&nights=-1&nights=NaN',
  `property=${'castle'.repeat(500)}&nights= 1.5&total=+999`,
]

for (const forged of forgeries) {
  test(`a forged address shows nothing false: ${forged.slice(0, 60)}`, async ({ page }) => {
    await page.goto(`/thank-you?${forged}`)
    const main = page.getByRole('main')
    // Either text shows that the address has been read.
    await expect(
      main.getByText(thankYou.headingNext).or(main.getByText(thankYou.withoutRequest.text)),
    ).toBeVisible()
    const text = (await main.innerText()).replaceAll('\u00a0', ' ')
    expect(text).not.toMatch(/NaN|Infinity|undefined|null|-1|castle|script|onerror|1\.5|999|3652059|€1\b/)
    expect(text).toMatch(/Thank you\./)
  })
}

test.describe('before the address has been read', () => {
  test('the page does not say that there is no request', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto(`/thank-you?${query}`, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.getByText(thankYou.promise)).toBeVisible()
    await expect(main.getByText(thankYou.withoutRequest.text)).toBeHidden()
    letScriptsGo()
    await expect(main.getByRole('link', { name: thankYou.send.email })).toBeVisible()
  })
})
