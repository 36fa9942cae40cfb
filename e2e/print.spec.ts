import { expectConfirmation, filledIn, request } from './booking-form'
import { euro, first } from './content'
import { expect, test } from './fixtures'

test(
  'the confirmation prints on one page the stay, its total and the message with the name, without menus, bars and buttons',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/book')
    await request(page)
    await expectConfirmation(page)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    for (const text of [first.name, /13\D*16 June 2031/, '3 nights', euro(3 * first.nightlyPrice)])
      await expect.soft(main.getByText(text).filter({ visible: true }).first(), String(text)).toBeVisible()
    // The message is printed by the style sheet.
    const printed = await main.evaluate((element) =>
      [...element.querySelectorAll('*')].map((each) => getComputedStyle(each, '::after').content).join(' '),
    )
    for (const text of [filledIn.name, filledIn.email]) expect.soft(printed).toContain(text)
    await expect.soft(page.getByRole('banner')).toBeHidden()
    await expect.soft(page.locator('button, aside, footer nav').filter({ visible: true })).toHaveCount(0)
    const pdf = await page.pdf({ format: 'A4' })
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: null })
  },
)

test('the home page prints every answer, though none is open', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('main details summary ~ *').all())
    await expect(answer).toBeVisible()
  await page.emulateMedia({ media: null })
})
