import { content } from '@/app/_shared/content'
import { expect, test } from '../fixtures'
import { house } from '../properties'

const { pages } = content

/** The durations, in milliseconds, of the parts of a page that its transition animates. */
type Arrival = Window & { durations?: number[] }

/** Records them when a page appears. Runs in the page. */
const recordArrival = () =>
  addEventListener('pagereveal', async (event) => {
    const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } }
    await viewTransition?.ready
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
    const ofTransition = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
    const durations = ofTransition.map((effect) => Number(effect.getTiming().duration))
    Object.assign(window, { durations })
  })

test('one page fades into the next in 200 ms at most, and not with reduced motion', async ({ page }) => {
  await page.addInitScript(recordArrival)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(house.path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL(pages.blogs.path)
    const arrived = await page.waitForFunction(() => (window as Arrival).durations)
    const durations = (await arrived.jsonValue())!
    expect(durations.length > 0, reducedMotion).toBe(reducedMotion === 'no-preference')
    for (const duration of durations) expect(duration).toBeLessThanOrEqual(200)
  }
})
