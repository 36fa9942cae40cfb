import { content } from '@/app/_shared/content'
import type { Page } from '@playwright/test'
import { euro } from '@/lib/format'
import {
  bookingForm,
  chooseStay,
  fieldsOf,
  fieldsOfWish,
  fillInGuest,
  guest,
  holdScripts,
  request,
} from '../booking-form'
import { arrow, carouselOf, expectPosition, gallery, startCarousel } from '../carousel'
import { audit, expect, test } from '../fixtures'
import { holdRequests, untilHydrated, watchRequests } from '../hydration'
import { house } from '../properties'

const { booking, faqs, offlineText, phoneBarWords, formWords, failure, pages, site, thankYou } = content

// Reduced motion keeps axe from measuring a colour during its transition. A missing file is an error in the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedError: /404/ })

const notFound = { status: 404, contentType: 'text/html', body: 'Not here any more.' }
const total = euro(3 * house.nightlyPrice)

/** The deferred scripts of a page. */
const deferredScriptsOf = (page: Page) =>
  page.evaluate(() =>
    document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts!.split(' '),
  )

/** Records the paths of the documents that a page requests, in order. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (each) => {
    if (each.isNavigationRequest()) loads.push(new URL(each.url()).pathname)
  })
  return loads
}

test.describe('after another deployment', { tag: '@desktop' }, () => {
  // That each kind of script counts is tested on /book, which has the same loader.
  test('an old /house stays as it is when its scripts are missing', async ({ page }) => {
    const loads = countLoads(page)
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(notFound))
    await page.goto('/house')
    const text = await page.getByRole('main').innerText()
    const missed = page.waitForResponse(/\/chunks\/.+\.js$/)
    const carousel = carouselOf(page, gallery)
    await carousel.getByRole('link').first().focus()
    expect((await missed).status()).toBe(404)
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByRole('link').first()).not.toBeInViewport({ ratio: 0.1 })
    expect(await page.getByRole('main').innerText()).toBe(text)
    expect(loads).toEqual(['/house'])
  })

  test('/book reloads once, then says how to book, when its payload, a chunk or the script that starts the framework is missing for good', async ({
    page,
    context,
  }) => {
    await page.goto('/book')
    const scripts = await deferredScriptsOf(page)
    expect(scripts.length).toBeGreaterThan(3)
    await Promise.all(
      [scripts[0], scripts[1], scripts.at(-1)].map(async (script) => {
        // The page of the fixture would fail on an uncaught error, which the framework may report.
        const old = await context.newPage()
        const loads = countLoads(old)
        await old.route(`**${script}`, (route) => route.fulfill(notFound))
        await old.goto('/book')
        const withoutScript = old.getByRole('heading', { name: booking.withoutScript.heading })
        await expect(withoutScript, script).toBeVisible({ timeout: 20_000 })
        await expect(bookingForm(old).name).toBeHidden()
        expect(loads, script).toEqual(['/book', '/book'])
        await old.close()
      }),
    )
  })

  test('an old /book whose scripts are missing reloads once and works', async ({ page }) => {
    const loads = countLoads(page)
    let isOld = true
    await page.route('**/_next/static/chunks/*.js', (route) =>
      isOld ? route.fulfill(notFound) : route.continue(),
    )
    page.on('request', (each) => {
      if (each.isNavigationRequest() && loads.length === 2) isOld = false
    })
    await page.goto('/book')
    await expect.poll(() => loads).toEqual(['/book', '/book'])
    await request(page)
    expect(loads).toEqual(['/book', '/book', '/thank-you'])
  })

  test('/book does not reload when its scripts are aborted because the guest leaves it', async ({ page }) => {
    const loads = countLoads(page)
    const methods: string[] = []
    page.on('request', (each) => methods.push(each.method()))
    let sayLost = () => {}
    const lost = new Promise<void>((resolve) => (sayLost = resolve))
    await page.exposeFunction('sayLost', sayLost)
    await page.addInitScript(() =>
      addEventListener('error', () => void Reflect.get(window, 'sayLost')(), true),
    )
    // As Firefox does at the start of a navigation.
    const abortScripts = await holdScripts(page, (route) => route.abort('aborted'))
    const answer = await holdRequests(page, `**${house.path}`)
    await page.goto('/book')
    const leaving = page.waitForRequest(`**${house.path}`)
    // A pointer would make Chromium prerender the page.
    const link = page.getByRole('contentinfo').getByRole('link', { name: house.name, exact: true })
    await link.press('Enter', { noWaitAfter: true })
    await leaving
    abortScripts()
    await lost
    answer()
    await expect(page).toHaveURL(house.path)
    expect(loads).toEqual(['/book', house.path])
    // HEAD asks whether the page can be reached, before it reloads.
    expect(methods).not.toContain('HEAD')
  })

  test('/book does not reload when a script is missing and something has been typed', async ({ page }) => {
    const loads = countLoads(page)
    const releaseScripts = await holdScripts(page, (route) => route.fulfill(notFound))
    await page.goto('/book', { waitUntil: 'commit' })
    await chooseStay(page)
    await fillInGuest(page)
    releaseScripts()
    await expect(page.getByRole('heading', { name: booking.withoutScript.heading })).toBeVisible()
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)
    await expect(bookingForm(page).name).toBeVisible()
    expect(loads).toEqual(['/book'])
  })
})

test('a script of an extension that fails before hydration changes nothing', async ({ page }) => {
  const loads = countLoads(page)
  const releaseScripts = await holdScripts(page)
  await page.route('**/extension.js', (route) => route.fulfill(notFound))
  await page.goto('/book', { waitUntil: 'commit' })
  await chooseStay(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src: '/extension.js' })
        script.addEventListener('error', resolve)
        document.head.append(script)
      }),
  )
  await expect(page.getByRole('heading', { name: booking.withoutScript.heading })).toHaveCount(0)
  releaseScripts()
  await fillInGuest(page)
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  expect(loads).toEqual(['/book'])
})

test('a component that throws leaves phone, email and another try, and what was typed', async ({
  context,
}) => {
  // The page of the fixture would fail on the uncaught error.
  const page = await context.newPage()
  await page.goto('/book')
  await untilHydrated(page)
  await chooseStay(page)
  await fillInGuest(page)
  await page.evaluate(() => {
    document.forms.namedItem = () => {
      throw new Error('Broken on purpose.')
    }
  })
  await bookingForm(page).guests.selectOption('5')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(failure.heading)
  for (const { display } of [site.phone, site.email])
    await expect(main.getByRole('link', { name: display })).toBeVisible()
  // The phone bar covers a part of what stands at the foot of a lower screen.
  await page.setViewportSize({ width: 390, height: 2400 })
  await audit(page, 'after an error')
  await main.getByRole('button', { name: failure.reload }).click()
  await expect(bookingForm(page).name).toHaveValue(guest.name)
})

const banner = (page: Page) => page.getByText(offlineText)

for (const { path } of [house, pages.book]) {
  test(`${path} shows a banner, above the phone bar, while the browser is offline`, async ({
    page,
    context,
  }) => {
    const untilQuiet = watchRequests(page)
    await page.goto(path)
    if (path === pages.book.path) await untilHydrated(page)
    await untilQuiet()
    await expect(banner(page)).toBeHidden()
    const height = await page.evaluate(() => document.querySelector('main')!.offsetHeight)
    await context.setOffline(true)
    await expect(page.locator('[aria-live]').filter({ hasText: offlineText })).toBeInViewport({ ratio: 1 })
    await audit(page, 'offline')
    expect(await page.evaluate(() => document.querySelector('main')!.offsetHeight)).toBe(height)
    const { y, height: bannerHeight } = (await banner(page).boundingBox())!
    const bar = page.getByRole('complementary', { name: phoneBarWords.name })
    if (path === house.path) expect(y + bannerHeight).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1)
    await context.setOffline(false)
    await expect(banner(page)).toBeHidden()
  })
}

test('a link still navigates while the browser is offline', async ({ context, baseURL }) => {
  const page = await context.newPage()
  await page.goto('/privacy')
  // `setOffline` does not reach a page that Chromium prerenders.
  await page.locator('script[type="speculationrules"]').evaluate((rules) => rules.remove())
  await context.setOffline(true)
  const asked = page.waitForRequest(`${baseURL}${house.path}`)
  // A pointer would make Chromium prerender the page, and being offline is not emulated there.
  await page.getByRole('contentinfo').getByRole('link', { name: house.name, exact: true }).press('Enter')
  expect((await asked).isNavigationRequest()).toBe(true)
  await expect(page).toHaveURL(/^chrome-error:/)
})

test('a request submitted offline stays on the page, which says so beside the button, and can be sent once online', async ({
  context,
}) => {
  // The failed request is meant, and `page` would report it.
  const page = await context.newPage()
  await page.goto('/book')
  await chooseStay(page)
  await fillInGuest(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  const { plan, submit } = bookingForm(page)
  await submit.click()
  await expect(plan.getByText(formWords.plan.offline).last()).toBeVisible()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  await expect(page).toHaveURL('/book')
  await context.setOffline(false)
  await submit.click()
  await expect(page.getByRole('main')).toContainText(`3 nights, 4 guests, ${total} in all.`)
})

test('on a slow connection text and answers are there before pictures, typefaces and scripts', async ({
  page,
}) => {
  const releaseFiles = await holdRequests(page, /\.(js|woff2|avif|jpg)(\?|$)/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('summary').first().click()
  await expect(page.getByText(faqs[0]!.answer, { exact: true })).toBeVisible()
  releaseFiles()
})

/** Expects a request to reach its confirmation. */
async function expectRequest(page: Page) {
  await page.goto('/book')
  await request(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(`3 nights, 4 guests, ${total} in all.`)
  await expect(main.getByRole('link', { name: thankYou.send.email })).toBeVisible()
}

test('the site works when storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = { get: () => { throw new DOMException('Denied', 'SecurityError') } } // prettier-ignore
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, store, deny)
    Object.defineProperty(document, 'cookie', deny)
  })
  const carousel = await startCarousel(page)
  await arrow(carousel, 'Next').click()
  await expectPosition(carousel, 2)
  await expectRequest(page)
})

test('attributes and nodes that an extension adds before hydration do no harm', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
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
  releaseScripts()
  await request(page)
  await expect(page.getByRole('main')).toContainText(`3 nights, 4 guests, ${total} in all.`)
})

test('what was typed stays when an extension makes React render the page again, and what is typed next follows it', async ({
  context,
}) => {
  // The page of the fixture would fail on the error that React reports for unexpected nodes.
  const page = await context.newPage()
  const releaseScripts = await holdScripts(page)
  await page.goto('/book', { waitUntil: 'commit' })
  await chooseStay(page)
  await fillInGuest(page)
  await page.evaluate(() => document.body.prepend(document.createElement('div')))
  releaseScripts()
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  await page.keyboard.type(' And towels.')
  await expect(bookingForm(page).requests).toHaveValue(`${fieldsOfWish.requests} And towels.`)
})

for (const now of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`the site works when the clock says ${now.slice(0, 4)}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now))
    await expectRequest(page)
  })
}
