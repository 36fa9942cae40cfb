import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from 'playwright'
import { loadTs } from '../../shared/load-ts.mjs'

const { chromiumPath, playwrightFlags } = loadTs('scripts/shared/browser.ts')

/**
 * Fills in the form of an exported copy of the project, a field that has been added with “at nine”, and goes on to the
 * confirmation. Fails where the field is lost on the way, or where a message does not hold its line.
 */
export async function bookWithField(copy, label, line) {
  const server = spawn('node', ['scripts/dev/serve.mjs'], { cwd: copy, env: { ...process.env, PORT: '0' } })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: playwrightFlags })
  try {
    const [output] = await once(server.stdout, 'data')
    const page = await browser.newPage({ baseURL: String(output).match(/http:\S+/)?.[0] })
    const field = page.getByLabel(label)
    const expectField = async (where) => assert.equal(await field.inputValue(), 'at nine', where)
    await page.goto('/book?property=house')
    await page.fill('[name=checkIn]', '2031-06-13')
    await page.fill('[name=checkOut]', '2031-06-16')
    for (const name of ['name', 'email', 'phone']) await page.fill(`[name=${name}]`, 'a@guest.example')
    await field.fill('at nine')
    await page.reload()
    await expectField('after a reload')
    await page.goto('/house')
    await page.goBack()
    await expectField('after Back')
    await page.locator('section [type=submit]:enabled').click()
    for (const [selector, attribute] of [
      ['a[href^="mailto:"][href*="body="]', 'href'],
      ['a[href*="wa.me"]', 'href'],
      ['[data-copy*="@guest.example"]', 'data-copy'],
    ]) {
      const value = String(await page.locator(`main ${selector}`).first().getAttribute(attribute))
      assert.match(attribute === 'href' ? decodeURIComponent(value) : value, line, selector)
    }
    await page.goBack()
    await expectField('after Back from the confirmation')
  } finally {
    await browser.close()
    server.kill()
  }
}
