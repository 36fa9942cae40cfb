import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from 'playwright'
import { headlessChromiumPath, playwrightFlags } from '../../shared/browser'

/** Serves an exported copy of the project, and opens a page of a browser on it for `visit`. */
export async function inBrowser(copy: string, visit: (page: Page) => Promise<void>) {
  const command = ['--import', 'tsx', 'scripts/dev/serve.ts']
  const server = spawn('node', command, { cwd: copy, env: { ...process.env, PORT: '0' } })
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: playwrightFlags })
  try {
    const hasEnded = once(server, 'exit').then(() => assert.fail('The server has ended before it served.'))
    const [output] = await Promise.race([once(server.stdout, 'data'), hasEnded])
    await visit(await browser.newPage({ baseURL: String(output).match(/http:\S+/)?.[0] }))
  } finally {
    await browser.close()
    server.kill()
  }
}

export async function fillInStay(page: Page) {
  await page.fill('[name=checkIn]', '2031-06-13')
  await page.fill('[name=checkOut]', '2031-06-16')
  for (const name of ['name', 'email', 'phone']) await page.fill(`[name=${name}]`, 'a@guest.example')
}

/** Goes on to the confirmation, and gives what it has written for an email, for WhatsApp where it is offered, and to copy. */
export async function request(page: Page) {
  await page.locator('section [type=submit]:enabled').click()
  await page.locator('main a[href^="mailto:"][href*="body="]').first().waitFor()
  const valuesOf = (selector: string, attribute: string) =>
    page
      .locator(`main ${selector}`)
      .evaluateAll((all, name) => all.map((each) => each.getAttribute(name) ?? ''), attribute)
  return {
    email: (await valuesOf('a[href^="mailto:"][href*="body="]', 'href')).map(decodeURIComponent).join(),
    whatsApp: (await valuesOf('a[href*="wa.me"]', 'href')).map(decodeURIComponent).join(),
    copied: (await valuesOf('[data-copy*="@guest.example"]', 'data-copy')).join(),
  }
}

/**
 * Fills in the form, a field that has been added with “at nine”, and goes on to the confirmation. Fails where the field is
 * lost on the way, or where a message does not hold its line.
 */
export async function bookWithField(page: Page, label: string, line: RegExp) {
  const field = page.getByLabel(label)
  const expectField = async (where: string) => assert.equal(await field.inputValue(), 'at nine', where)
  await page.goto('/book?property=house')
  await fillInStay(page)
  await field.fill('at nine')
  await page.reload()
  await expectField('after a reload')
  await page.goto('/house')
  await page.goBack()
  await expectField('after Back')
  for (const [way, message] of Object.entries(await request(page))) assert.match(message, line, way)
  await page.goBack()
  await expectField('after Back from the confirmation')
}
