/** A page arrives in pieces on a slow line, and nothing that is there moves when the next piece or the typefaces arrive. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { load } from 'cheerio'
import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { everyPage, properties } from './content'
import { expect } from './fixtures'

interface SlowSite {
  url: string
  /** The page that is being sent, in pieces. */
  pieces: string[]
  /** Its response, which stays open until the last piece. */
  page: Promise<ServerResponse>
  /** Typefaces wait for this. */
  release: () => void
}

/** Cuts a page behind its script, around each child of `main` and each part behind the script, and before the bar and the footer. */
function cut(html: string) {
  const $ = load(html)
  const CUT = '<!--cut-->'
  const parts = 'main > *, [data-page-script], [data-page-script] ~ *'
  $(`${parts}, body > aside, body > footer`).before(CUT)
  $(parts).after(CUT)
  return $.html().split(CUT).filter(Boolean)
}

/** Serves the site from a port of its own: pages in the pieces that the test sends on, typefaces when it releases them. */
async function serve(origin: string): Promise<SlowSite & { server: Server }> {
  let begin: (response: ServerResponse) => void
  let release: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  const site = { pieces: [] as string[], page: new Promise<ServerResponse>((resolve) => (begin = resolve)) }
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url)
    const type = answer.headers.get('Content-Type') ?? ''
    if (url.startsWith('/fonts/')) await released
    response.writeHead(answer.status, { 'Content-Type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    site.pieces.push(...cut(await answer.text()))
    begin(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ...site, pieces: site.pieces, url, release: release!, server }
}

const test = base.extend<{ slow: SlowSite }>({
  slow: async ({ baseURL }, run) => {
    const { server, ...site } = await serve(new URL(baseURL!).origin)
    await run(site)
    site.release()
    server.closeAllConnections()
    server.close()
  },
})

/** Adds up what the browser reports as layout shift, and names what has moved. */
function watch() {
  Object.assign(window, { shifts: [] })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Node }[]
    })[])
      (window as unknown as { shifts: object[] }).shifts.push({
        value,
        of: sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 90) ?? node?.textContent),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts)

const showTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const plan = `/book?property=${properties[0]!.id}#checkIn=2031-09-10&checkOut=2031-09-24&guests=2`
const phone = [390, 844] as const
const sizes = [phone, [412, 823], [1366, 650]] as const
const visits = [
  ...['/', ...properties.map(({ path }) => path), '/book', plan].flatMap((path) =>
    sizes.map((size) => [path, size] as const),
  ),
  ...everyPage
    .filter(({ path }) => !['/', '/book', '/404', ...properties.map((each) => each.path)].includes(path))
    .map(({ path }) => [path, phone] as const),
]

for (const [path, [width, height]] of visits)
  test(`${path} arrives at ${width} × ${height} px, and nothing moves`, async ({ page, slow }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(watch)
    // The typefaces, which wait, hold back `load`.
    const arrival = page.goto(slow.url + path, { waitUntil: 'commit' })
    const response = await slow.page
    for (const [index, piece] of slow.pieces.entries()) {
      response.write(piece)
      if (index === 0) await arrival
      await showTwoFrames(page)
    }
    response.end()
    const island = page.locator('[data-island="load"]')
    if ((await island.count()) > 0) await expect(island).toHaveAttribute('data-ready')
    await showTwoFrames(page)
    expect(await shiftsOf(page), 'before the typefaces').toEqual([])
    slow.release()
    await page.evaluate(() => document.fonts.ready)
    await showTwoFrames(page)
    const all = await shiftsOf(page)
    const sum = all.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(all)).toBeLessThan(0.01)
  })
