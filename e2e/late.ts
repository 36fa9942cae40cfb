import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { pages } from '@/content/pages'
import { articlePages } from './articles'

/** False for an export made with `SITE_STOCK=yes`, whose scripts start as Next starts them. */
export const isHeldBack = readFileSync('out/index.html', 'utf8').includes('data-held')

/** With `EDGEWATER_AWAKE=yes` every page of the suite is woken as soon as it is there. */
export const isWokenAtOnce = process.env.EDGEWATER_AWAKE === 'yes'

/** Long enough for a gesture to be over, in milliseconds of the page's clock. */
export const AT_REST = 200

/** Pages that read without script, and hold it back. */
export const readingPaths = [pages.home, pages.house, pages.apartment, pages.blogs, articlePages[0]!].map(
  ({ path }) => path,
)

/** Pages that ask for their scripts at once. */
export const eagerPaths = [
  pages.book,
  pages.thankYou,
  pages.accessibility,
  pages.privacy,
  pages.notFound,
].map(({ path }) => path)

/** Addresses of the scripts and data files that the page asks for, as they are asked for. */
export function scriptsAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

/** Goes to a page whose timers stand still until `page.clock` moves them, and lets all else come to rest. */
export async function gotoStill(page: Page, path: string) {
  await page.clock.install({ time: '2026-06-01T12:00:00' })
  await page.clock.pauseAt('2026-06-01T13:00:00')
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Tells every page of the test that its visitor saves data. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )

/** The framework's scripts that run in the page, not only lie ready. */
export const running = (page: Page) => page.locator('script[src^="/_next/"]')

const isAwake = (page: Page) =>
  page.evaluate(() => {
    const held = document.querySelector<HTMLElement>('[data-held]')?.dataset.held?.split(' ') ?? []
    return (
      held.every((src) => document.querySelector(`script[src="${src}"]`)) &&
      [...document.querySelectorAll('button[data-replay]')].every((button) => button.closest('[data-awake]'))
    )
  })

/** Waits until the page's scripts are in it, and every control that needs them hears presses. */
export const untilAwake = (page: Page) => expect.poll(() => isAwake(page), { timeout: 20_000 }).toBe(true)

/** Waits for what has been asked for, if anything: captions move as a carousel takes its strip over. */
export async function becomeAwake(page: Page) {
  if ((await page.locator('link[rel="preload"][as="script"]').count()) === 0) return
  await untilAwake(page)
}

/** The parts of the page whose inside is as yet left out of the layout. */
export const leftOut = (page: Page) =>
  page.locator('main > *, main > div > article, body > footer').evaluateAll((parts) => {
    const isLeftOut = ({ firstElementChild: inside }: Element) =>
      inside?.checkVisibility() && !inside.checkVisibility({ contentVisibilityAuto: true })
    return parts.filter(isLeftOut).map(({ tagName }) => tagName)
  })

/** Waits until no part of the page is left out of the layout. */
export const untilLaidOut = (page: Page) => expect.poll(() => leftOut(page)).toEqual([])

/** Lets the page's clock go on until all is laid out; the main picture, which comes first, takes its own time. */
export const runUntilLaidOut = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(500)
      return leftOut(page)
    })
    .toEqual([])
