/** Nothing that a guest has typed is lost, whatever happens next (docs/decisions/0006-the-draft-stays-in-the-tab.md). */
import type { Page } from '@playwright/test'
import { thankYou } from '@/content/thank-you'
import { bookLink } from '@/lib/booking/plan'
import {
  expectConfirmation,
  expectFields,
  field,
  filledIn,
  fillIn,
  guests,
  property,
  request,
  submit,
} from './booking-form'
import { first, second } from './content'
import { expect, test } from './fixtures'
import { holdRequests, holdScripts, untilHydrated } from './hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const plan = `${bookLink(first.id)}#checkIn=2031-07-01&checkOut=2031-07-11&guests=2`
const ofPlan = { ...filledIn, checkIn: '2031-07-01', checkOut: '2031-07-11', guests: '2' }
const ofSeven = { ...ofPlan, guests: '7' }
const ofSecond = { ...filledIn, property: second.id }
const renamed = { ...ofSecond, name: 'Bríd Test' }
const later = { ...filledIn, checkIn: '2031-09-13', checkOut: '2031-09-16' }
const empty = { ...Object.fromEntries(Object.keys(filledIn).map((name) => [name, ''])), guests: '2' }

/** Follows a link of the site, which may be in a menu. */
async function follow(page: Page, href: string) {
  const link = page.locator(`a[href="${href}"]`).last()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL(href)
}

/** What happens to a tab with a filled-in form. A page from the browser’s cache fires no `load` event. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  Back: (page) => page.goBack({ waitUntil: 'commit' }),
  Forward: (page) => page.goForward({ waitUntil: 'commit' }),
  'another page': (page) => page.goto('/privacy'),
  'an own link': (page) => follow(page, '/book'),
  'the contact link': (page) => follow(page, '/book#contact'),
  'a property’s address': (page) => page.goto(bookLink(second.id)),
  'the first’s address': (page) => page.goto(bookLink(first.id)),
  'the other property': (page) => property(page).selectOption(first.id),
  'a plan': (page) => page.goto(plan),
  'seven guests': (page) => guests(page).selectOption('7'),
  'another name': (page) => field(page, 'name').fill(renamed.name),
  'a request': (page) => request(page),
  'a second request': (page) => request(page, later),
  'another booking': (page) => page.getByRole('link', { name: thankYou.again }).click(),
  'the skip link': (page) => page.evaluate(() => (location.hash = 'content')),
}

const confirmation = new RegExp(`^/thank-you\\?property=${first.id}&nights=3&total=\\d+&guests=4(#content)?$`)
const ofOther = /^\/thank-you\?.*guests=4#2$/

/** Each journey goes on in one tab: some steps, what then stands in the form or on the confirmation, and the address. */
// prettier-ignore
const journeys: [steps: string, kept: object, address: string | RegExp][][] = [
  [
    ['a reload', filledIn, '/book'],
    ['another page, Back', filledIn, '/book'],
    ['another page, another page, an own link', filledIn, '/book'],
    ['the contact link, a reload', filledIn, '/book#contact'],
  ], [
    ['a property’s address, a reload', ofSecond, bookLink(second.id)],
    ['another name, Back', renamed, '/book'],
    ['Forward, the other property, a reload', { ...renamed, property: first.id }, '/book'],
  ], [
    ['the first’s address, a property’s address, another page, Back', ofSecond, bookLink(second.id)],
    ['Back, a reload', filledIn, bookLink(first.id)],
  ], [
    ['a plan, a reload', ofPlan, plan],
    ['Back', ofPlan, '/book'],
    ['a plan, an own link', ofPlan, '/book'],
    ['a plan, seven guests, a reload, another page, Back', ofSeven, bookLink(first.id)],
    ['Back, Forward', ofSeven, bookLink(first.id)],
  ], [
    ['a request, a reload', filledIn, confirmation],
    ['another page, Back', filledIn, confirmation],
    ['Back', filledIn, '/book'],
    ['Forward, the skip link, a reload', filledIn, confirmation],
  ], [
    ['a request, an own link, a second request, a reload', later, ofOther],
    ['Back, Back', filledIn, confirmation],
    ['Forward, Forward', later, ofOther],
  ], [
    ['a request, another booking', empty, '/book'],
    ['Back', filledIn, confirmation],
    ['Back', filledIn, '/book'],
  ],
]

for (const journey of journeys)
  test(`a filled-in form stays after ${journey.map(([way]) => way).join('; ')}`, async ({ page }) => {
    await page.goto('/book')
    await untilHydrated(page)
    await fillIn(page)
    for (const [way, kept, address] of journey)
      await test.step(way, async () => {
        for (const step of way.split(', '))
          await test.step(step, async () => {
            await steps[step]!(page)
            await page.waitForLoadState()
            await untilHydrated(page)
          })
        if (typeof address === 'string') await expectFields(page, kept)
        else await expectConfirmation(page, kept as typeof filledIn)
        const { pathname, search, hash } = new URL(page.url())
        const at = typeof address === 'string' ? address : expect.stringMatching(address)
        expect(pathname + search + hash).toEqual(at)
      })
  })

test('a reload loses neither what a password manager writes without an event, before it and until the page is complete, nor what is typed before React runs', async ({
  page,
}) => {
  const write = (values: object) =>
    page.evaluate((each) => {
      const { elements } = document.forms.namedItem('booking')!
      for (const [name, value] of Object.entries(each)) Object.assign(elements.namedItem(name)!, { value })
    }, values)
  await page.goto('/book')
  await untilHydrated(page)
  const { name, email, ...others } = filledIn
  await fillIn(page, others)
  await write({ name, email })
  // The typefaces hold back the end of loading.
  const releaseTypefaces = await holdRequests(page, '**/fonts/*')
  const releaseScripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await field(page, 'requests').fill('A cot')
  releaseScripts()
  await untilHydrated(page)
  await write({ name: renamed.name })
  releaseTypefaces()
  await page.waitForLoadState()
  await expectFields(page, { ...filledIn, name: renamed.name, requests: 'A cot' })
})

test('a tab has a draft of its own, which names nobody in an address and which the guest can clear', async ({
  page,
  context,
}) => {
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(decodeURIComponent(sent.url())))
  await page.goto('/book')
  await fillIn(page)
  const other = await context.newPage()
  await other.goto('/book')
  await untilHydrated(other)
  await expectFields(other, empty)
  await submit(page).click()
  await expectConfirmation(page)
  for (const address of [...addresses, page.url()])
    expect(address).not.toMatch(/Aoife|guest\.example|000 0001|cot|2031/)
  const kept = () => page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).join()])
  expect(await kept()).toEqual([0, 'booking'])
  expect(await context.cookies()).toEqual([])
  await page.getByRole('button', { name: thankYou.clear }).click()
  await expect(page.getByText(thankYou.cleared)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.booking)).not.toMatch(/Aoife|guest|cot|2031/)
  await page.goBack()
  await untilHydrated(page)
  await expectFields(page, empty)
})
