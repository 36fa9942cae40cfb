/** `npm run test:development`: what a newcomer sees under `npm run dev`, whose console stays empty. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, it } from 'node:test'
import { chromium, type Browser } from 'playwright'
import { readArticles } from '@/lib/articles/read'
import { content } from '@/app/_shared/content'
import { headlessChromiumPath, playwrightFlags } from '../shared/browser'
import { freePort } from '../shared/free-port'

const paths = [
  ...Object.values(content.pages).map(({ path }) => path),
  ...readArticles().map(({ slug }) => `/blogs/${slug}`),
]

const port = await freePort()
const server = spawn('node', ['node_modules/next/dist/bin/next', 'dev', '-p', String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
let browser: Browser

before(async () => {
  const hasEnded = once(server, 'exit').then(() => assert.fail('The development server has ended.'))
  await Promise.race([once(server.stdout, 'data'), hasEnded])
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: playwrightFlags })
})
after(async () => {
  await browser.close()
  server.kill()
})

/** Opens a page and scrolls through it; returns what the console then holds, and the page. */
async function open(path: string) {
  const page = await browser.newPage({ baseURL: `http://localhost:${port}` })
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  for (const part of await page.locator('main section').all()) await part.scrollIntoViewIfNeeded()
  // React hydrates the carousels that come near, and reports what it finds after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return { page, said }
}

for (const path of paths)
  it(`${path} hydrates without an error or a warning`, async () => {
    const { page, said } = await open(path)
    // The 404 page names its path, and the browser its status. Next preloads the sheet of that page on every page.
    const isAbout404 = (text: string) =>
      (path === '/404' && /404/.test(text)) || /preloaded.*NotFound/.test(text)
    assert.deepEqual(
      said.filter((text) => !isAbout404(text)),
      [],
    )
    await page.close()
  })

it('form, menus and viewer work', async () => {
  const { page } = await open('/book?property=house')
  await page.fill('[name=checkIn]', '2031-06-13')
  await page.fill('[name=checkOut]', '2031-06-16')
  await page.locator('#price').getByText('3 nights').waitFor()
  await page.goto('/house')
  await page.locator('main [data-picture]').first().click()
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('header [popovertarget]:visible').first().click()
  await page.locator('header [popover]:popover-open').waitFor()
  await page.close()
})
