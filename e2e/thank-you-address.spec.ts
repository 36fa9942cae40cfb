import { house } from '@/content/properties/house'
import { thankYou } from '@/content/thank-you'
import { holdScripts } from './booking-form'
import { expect, test } from './fixtures'

// axe would measure a button's colour half way between two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const query = `property=house&nights=3&total=${3 * house.nightlyPrice}&guests=4`

/** Addresses that our form has not made: every parameter in turn, then by chance, the same on every run. */
function* forgedQueries(count: number) {
  const values = [
    '', '-1', '1.5', '01', '1e9', '0x10', 'NaN', 'Infinity', '٣', '９', '999999999999999999999', '3652059', 'null',
    'undefined', '<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', '%00', '%E0%A4%A',
    '🏄', 'house ', 'House', 'castle', 'true', '[]', '{}', '../..', '3 nights', '€1', ' 3', '+3', '1,650', 'a'.repeat(3000),
  ] // prettier-ignore
  const names = ['property', 'nights', 'total', 'guests']
  let seed = 7
  const chance = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let index = 0; index < count; index += 1) {
    const forged = names[index % 4]!
    const parts = names.map((name) => {
      const isForged = name === forged || chance(3) > 0
      return `${name}=${isForged ? encodeURIComponent(values[chance(values.length)]!) : '0'}`
    })
    yield parts.join(chance(9) === 0 ? ';' : '&')
  }
}

// In batches, so that they can run side by side.
for (let batch = 0; batch < 6; batch += 1) {
  test(
    `50 of 300 forged addresses show nothing false, part ${batch + 1}`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow()
      const main = page.getByRole('main')
      for (const forged of [...forgedQueries(300)].slice(batch * 50, batch * 50 + 50)) {
        await page.goto(`/thank-you?${forged}`, { waitUntil: 'commit' })
        // The heading of a request, or the sentence without one: the address has been read.
        await expect(
          main.getByText(thankYou.headingNext).or(main.getByText(thankYou.bare.text)),
        ).toBeVisible()
        const text = (await main.innerText()).replaceAll('\u00a0', ' ')
        expect(text, forged).not.toMatch(
          /NaN|Infinity|undefined|null|-1|castle|script|onerror|1\.5|999|3652059|€1\b/,
        )
        expect(text, forged).toMatch(/Thank you\./)
      }
    },
  )
}

test.describe('while the address is being read', { tag: '@desktop' }, () => {
  test('nothing false is shown', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto(`/thank-you?${query}`, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.getByText(thankYou.promise)).toBeVisible()
    await expect(main.getByText(thankYou.bare.text)).toBeHidden()
    letScriptsGo()
    await expect(main.getByRole('link', { name: thankYou.send.email })).toBeVisible()
  })
})
