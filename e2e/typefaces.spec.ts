import type { Page } from '@playwright/test'
import { entries } from './export'
import { expect, test } from './fixtures'

const OURS = ['Old Standard TT', 'Hanken Grotesk']

test.use({ expectedError: /404/ })

/** Elements for which the browser takes a typeface of the system, since ours lack one of their letters. */
async function inOtherTypefaces(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const others: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const other = fonts.find(({ familyName }) => !OURS.includes(familyName))
    if (!other) continue
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
    others.push(`${other.familyName}: ${outerHTML}`)
  }
  await session.detach()
  return others
}

for (const { path } of entries) {
  test(
    `${path} is set in the site’s own typefaces, every sign of it`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      expect(await inOtherTypefaces(page)).toEqual([])
    },
  )
}
