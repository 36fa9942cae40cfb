/** A page arrives in pieces on a slow line, and nothing that is there moves when the next piece or the typefaces arrive. */
import type { ServerResponse } from 'node:http'
import { load } from 'cheerio'
import { test as base, type Page } from '@playwright/test'
import { everyPage, properties } from './content'
import { expect, serve } from './fixtures'
import { showTwoFrames } from './hydration'

interface SlowSite {
  /** Its response, which stays open until the last piece, and the pieces in which it is sent. */
  page: Promise<{ response: ServerResponse; pieces: string[] }>
  url: string
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

/** The site on a port of its own: a page in the pieces that the test sends on, typefaces when it releases them. */
const test = base.extend<{ slow: SlowSite }>({
  slow: async ({ baseURL }, run) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let begin: (page: Awaited<SlowSite['page']>) => void
    const page = new Promise<Awaited<SlowSite['page']>>((resolve) => (begin = resolve))
    await serve(
      async ({ url = '/' }, response) => {
        const answer = await fetch(new URL(url, baseURL))
        const type = answer.headers.get('Content-Type') ?? ''
        if (url.startsWith('/fonts/')) await released
        response.writeHead(answer.status, { 'Content-Type': type })
        if (type.startsWith('text/html')) begin({ response, pieces: cut(await answer.text()) })
        else response.end(Buffer.from(await answer.arrayBuffer()))
      },
      (url) => run({ page, url, release }).finally(release),
    )
  },
})

/** Keeps what the browser reports as layout shift in `window.shifts`. Runs in the page. */
function watch() {
  const shifts: PerformanceEntry[] = []
  Object.assign(window, { shifts })
  const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
}

/** What has moved, and how far. */
const shiftsOf = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'shifts') as { value: number; sources: { node?: Element }[] }[]).map((shift) => ({
      value: shift.value,
      of: shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeValue),
    })),
  )

const plan = `/book?property=${properties[0]!.id}#checkIn=2031-09-10&checkOut=2031-09-24&guests=2`
/** The first screen of the first is as high as the viewport; /book has two columns on a laptop. */
const sizes: Record<string, (readonly [number, number])[]> = Object.fromEntries([
  ...['/', ...properties.map(({ path }) => path)].map((path) => [
    path,
    [
      [412, 823],
      [1366, 650],
    ],
  ]),
  ...['/book', plan].map((path) => [path, [[1366, 650]]]),
])
const visits = [...everyPage.map(({ path }) => path).filter((path) => path !== '/404'), plan].flatMap(
  (path) => [[390, 844] as const, ...(sizes[path] ?? [])].map((size) => [path, ...size] as const),
)

for (const [path, width, height] of visits)
  test(`${path} arrives at ${width} × ${height} px, and nothing moves`, async ({ page, slow }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(watch)
    // The typefaces, which wait, hold back `load`.
    const arrival = page.goto(slow.url + path, { waitUntil: 'commit' })
    const { response, pieces } = await slow.page
    for (const [index, piece] of pieces.entries()) {
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
