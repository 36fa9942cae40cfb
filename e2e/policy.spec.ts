import { first } from './content'
import { expect, test } from './fixtures'

// What the policy blocks is an error in the console, on which every other browser test fails: e2e/fixtures.ts.
test.use({ expectedError: /Content Security Policy/ })

test('injected content runs neither as a script nor as a handler', async ({ page }) => {
  const slipped = '<script>window.ran = 1</script><p onmouseover="window.ran = 1">Slipped in</p></main>'
  const stopped: string[] = []
  await page.exposeFunction('report', (violation: string) => stopped.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'report')(`${effectiveDirective}: ${blockedURI}`),
    ),
  )
  // Without its scripts React cannot report that the page has changed.
  await page.route('**/_next/**/*.js', (route) => route.fulfill({ body: '' }))
  await page.route(first.path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</main>', slipped) })
  })
  await page.goto(first.path, { waitUntil: 'commit' })
  await page.getByText('Slipped in').dispatchEvent('mouseover')
  await expect.poll(() => [...stopped].sort()).toEqual(['script-src-attr: inline', 'script-src-elem: inline'])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
