import type { Page } from '@playwright/test'
import { booking } from '@/content/booking'
import { faqs } from '@/content/faqs'
import { offlineText } from '@/content/navigation'
import { pages } from '@/content/pages'
import { galleries, house } from '@/content/properties/house'
import { site } from '@/content/site'
import { thankYou } from '@/content/thank-you'
import { euro } from '@/lib/format'
import {
  aWish,
  bookingForm,
  chooseStay,
  fieldsOf,
  fieldsOfWish,
  fillInGuest,
  holdScripts,
  request,
} from '../booking-form'
import { audit, expect, test } from '../fixtures'
import { untilHydrated, watchRequests } from '../hydration'

// axe would measure a button's colour half way between two. A file that is gone is an error in the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedError: /404|Failed to fetch RSC payload/ })

const gone = { status: 404, contentType: 'text/html', body: 'Not here any more.' }
const total = euro(3 * house.nightlyPrice)

/** The framework's scripts, which a page loads when an island is due. */
const deferredScriptsOf = (page: Page) =>
  page.evaluate(() =>
    document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' '),
  )

/** The paths of the documents that a page asks for, one after the other. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (each) => {
    if (each.isNavigationRequest()) loads.push(new URL(each.url()).pathname)
  })
  return loads
}

test.describe('after another deployment', { tag: '@desktop' }, () => {
  test('an old page with carousels whose scripts are gone stays as it is', async ({ page, context }) => {
    test.slow()
    await page.goto('/house')
    for (const script of await deferredScriptsOf(page)) {
      const old = await context.newPage()
      await old.route(`**${script}`, (route) => route.fulfill(gone))
      const loads = countLoads(old)
      await old.goto('/house')
      const text = await old.getByRole('main').innerText()
      const missed = old.waitForResponse(`**${script}`)
      const carousel = old.getByRole('group', { name: 'Living', exact: true })
      await carousel.getByRole('button', { name: 'Next picture' }).click()
      expect((await missed).status()).toBe(404)
      await expect(carousel.getByLabel('1 of 4')).not.toBeInViewport({ ratio: 0.1 })
      const after = await old.getByRole('main').innerText()
      expect(after.replace('2–4 of 4', '1–3 of 4'), script).toBe(text)
      expect(loads).toEqual(['/house'])
      await old.close()
    }
  })

  test('with any one of its scripts gone for good, /book says how to book', async ({ page, context }) => {
    await page.goto('/book')
    const scripts = await deferredScriptsOf(page)
    expect(scripts.length).toBeGreaterThan(3)
    await Promise.all(
      scripts.map(async (script) => {
        // Not the page that fails on an uncaught error: the framework may report one.
        const old = await context.newPage()
        await old.route(`**${script}`, (route) => route.fulfill(gone))
        await old.goto('/book')
        const withoutScript = old.getByRole('heading', { name: booking.withoutScript.heading })
        await expect(withoutScript, script).toBeVisible({ timeout: 20_000 })
        await old.close()
      }),
    )
  })

  test('an old /book whose scripts are gone reloads, and works', async ({ page }) => {
    const loads = countLoads(page)
    let isOld = true
    await page.route('**/_next/static/chunks/*.js', (route) =>
      isOld ? route.fulfill(gone) : route.continue(),
    )
    page.on('request', (each) => {
      if (each.isNavigationRequest() && loads.length === 2) isOld = false
    })
    await page.goto('/book')
    await expect.poll(() => loads).toEqual(['/book', '/book'])
    await request(page)
    expect(loads).toEqual(['/book', '/book'])
  })

  test('scripts that stay away are asked for twice and no more; the page says how to book', async ({
    page,
  }) => {
    const loads = countLoads(page)
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(gone))
    await page.goto('/book')
    await expect(page.getByRole('heading', { name: booking.withoutScript.heading })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: booking.withoutScript.emailLabel })).toBeVisible()
    await expect(main.getByRole('link', { name: site.phone.display }).first()).toBeVisible()
    await expect(bookingForm(page).name).toBeHidden()
    expect(loads).toEqual(['/book', '/book'])
  })

  test('what was typed before a script turned out to be gone is not reloaded away', async ({ page }) => {
    const loads = countLoads(page)
    const letGo = await holdScripts(page, (route) => route.fulfill(gone))
    await page.goto('/book', { waitUntil: 'commit' })
    await chooseStay(page)
    await fillInGuest(page)
    letGo()
    await expect(page.getByRole('heading', { name: booking.withoutScript.heading })).toBeVisible()
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)
    await expect(bookingForm(page).name).toBeVisible()
    expect(loads).toEqual(['/book'])
  })

  for (const [what, answer] of [
    ['gone', gone],
    ['garbage', { status: 200, contentType: 'text/plain', body: '0:{"b":"another","f":[[["' }],
    ['a page', { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }],
  ] as const) {
    test(`route data that is ${what} costs the dates, not the confirmation`, async ({ page }) => {
      await page.goto('/book')
      const loads = countLoads(page)
      await page.route(/\.txt\?/, (route) => route.fulfill(answer))
      await request(page)
      await expect(page.getByRole('main')).toContainText(`3 nights, 4 guests, ${total} in all.`)
      await expect(page.getByRole('main')).not.toContainText('2031')
      expect(loads).toEqual(['/thank-you'])
    })
  }

  test('a confirmation whose script is gone on the way there is loaded whole', async ({ context }) => {
    // Not the page that fails on an uncaught error: the framework reports one.
    const page = await context.newPage()
    await page.goto('/book')
    await untilHydrated(page)
    const loads = countLoads(page)
    await page.route('**/_next/static/chunks/*.js', (route) =>
      loads.length === 0 ? route.fulfill(gone) : route.continue(),
    )
    await request(page)
    await expect(page.getByRole('main')).toContainText(`3 nights, 4 guests, ${total} in all.`)
    expect(loads).toEqual(['/thank-you'])
  })
})

const banner = (page: Page) => page.getByText(offlineText)

for (const { path } of [pages.house, pages.book]) {
  test(`${path} says that the line is lost, and no more once it is back`, async ({ page, context }) => {
    const untilQuiet = watchRequests(page)
    await page.goto(path)
    if (path === pages.book.path) await untilHydrated(page)
    await untilQuiet()
    await expect(banner(page)).toBeHidden()
    const height = await page.evaluate(() => document.querySelector('main')!.offsetHeight)
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: offlineText })).toBeInViewport({ ratio: 1 })
    await audit(page, 'offline')
    expect(await page.evaluate(() => document.querySelector('main')!.offsetHeight)).toBe(height)
    await context.setOffline(false)
    await expect(banner(page)).toBeHidden()
  })
}

test('the banner stands above the phone bar', async ({ page, context }) => {
  const untilQuiet = watchRequests(page)
  await page.goto('/')
  await untilQuiet()
  await context.setOffline(true)
  const box = (await banner(page).boundingBox())!
  const bar = (await page.getByRole('complementary', { name: 'Price and booking' }).boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1)
})

test('offline, a link still goes where it leads', async ({ context, baseURL }) => {
  const page = await context.newPage()
  await page.goto('/privacy')
  // `setOffline` does not reach a page that Chromium prerenders.
  await page.locator('script[type="speculationrules"]').evaluate((rules) => rules.remove())
  await context.setOffline(true)
  const asked = page.waitForRequest(`${baseURL}${house.path}`)
  // By the keyboard: a pointer would have Chromium prerender the page, which its tools do not take offline.
  await page.getByRole('contentinfo').getByRole('link', { name: house.name }).press('Enter')
  expect((await asked).isNavigationRequest()).toBe(true)
  await expect(page).toHaveURL(/^chrome-error:/)
})

test('a request made without a line waits on the page, and goes once the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/book')
  await chooseStay(page)
  await fillInGuest(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await bookingForm(page).submit.click()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  await expect(page).toHaveURL('/book')
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
  await bookingForm(page).submit.click()
  await expect(page.getByRole('main')).toContainText(`3 nights, 4 guests, ${total} in all.`)
})

test('on a slow line the words and the answers are there before pictures, type and scripts', async ({
  page,
}) => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\.(js|woff2|avif|webp|jpg)(\?|$)/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('summary').first().click()
  await expect(page.getByText(faqs[0]!.answer, { exact: true })).toBeVisible()
  letGo()
})

/** The carousel moves on, and a request reaches its confirmation. */
async function expectWorking(page: Page) {
  await page.goto('/house')
  const carousel = page.getByRole('group', { name: galleries[1]!.heading, exact: true })
  const next = carousel.getByRole('button', { name: 'Next picture' })
  await next.click()
  await expect(carousel.getByLabel('1 of 4')).not.toBeInViewport({ ratio: 0.1 })
  await expect(carousel.getByLabel('2 of 4')).toBeInViewport({ ratio: 0.5 })
  await page.goto('/book')
  await request(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(`3 nights, ${aWish.guests} guests, ${total} in all.`)
  await expect(main.getByRole('link', { name: thankYou.send.email })).toBeVisible()
}

test('denied storage changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = { get: () => { throw new DOMException('Denied', 'SecurityError') } } // prettier-ignore
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, store, deny)
    Object.defineProperty(document, 'cookie', deny)
  })
  await expectWorking(page)
})

test('a browser without observers and idle time can do all that matters', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of [
      'IntersectionObserver',
      'ResizeObserver',
      'PerformanceObserver',
      'requestIdleCallback',
      'cancelIdleCallback',
    ])
      Reflect.deleteProperty(window, name)
  })
  await expectWorking(page)
})

test('what an extension adds before hydration does no harm', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/book', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset.darkreaderMode = 'dynamic'
    document.body.setAttribute('cz-shortcut-listen', 'true')
    document.body.append(document.createElement('grammarly-desktop-integration'))
    document.head.append(Object.assign(document.createElement('script'), { type: 'application/json' }))
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-gramm', 'false')
      field.setAttribute('spellcheck', 'false')
    }
  })
  letGo()
  await request(page)
  await expect(page.getByRole('main')).toContainText(`3 nights, 4 guests, ${total} in all.`)
})

test('where an extension makes React render the page again, what was typed stays', async ({ context }) => {
  // Not the page that fails on an error: React tells of the nodes it did not expect.
  const page = await context.newPage()
  const letGo = await holdScripts(page)
  await page.goto('/book', { waitUntil: 'commit' })
  await chooseStay(page)
  await fillInGuest(page)
  await page.evaluate(() => document.body.prepend(document.createElement('div')))
  letGo()
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})

for (const now of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`a clock that says ${now.slice(0, 4)} breaks nothing`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now))
    await page.goto('/')
    await expect(page.locator('[data-sun-note]').filter({ visible: true })).toHaveText(
      /unset (today )?\d{1,2}:\d\d/,
    )
    await expectWorking(page)
  })
}
