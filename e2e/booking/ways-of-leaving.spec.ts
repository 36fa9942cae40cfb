import type { Page } from '@playwright/test'
import { formWords } from '@/content/booking'
import { house } from '@/content/properties/house'
import { thankYou } from '@/content/thank-you'
import { dateRange } from '@/lib/format'
import {
  aWish,
  chooseStay,
  emptyFields,
  expectFields,
  fieldsOfWish,
  fillInGuest,
  guest,
  request,
} from '../booking-form'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const shared = { property: 'apartment', checkIn: '2031-07-01', checkOut: '2031-07-03', guests: '2' }
const other = { property: 'house', checkIn: '2031-08-02', checkOut: '2031-08-05', guests: '5' }
// As many nights and guests as the first request, so that the two confirmations have the same query.
const second = { ...aWish, checkIn: '2031-09-13', checkOut: '2031-09-16' }
const planAddress = ({ property, checkIn, checkOut, guests }: typeof shared) =>
  `/book?property=${property}#checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}`
const withoutGuest = Object.fromEntries(Object.keys(guest).map((name) => [name, '']))

/** What can stand in the form, by its name in the table. */
const forms = {
  empty: emptyFields,
  house: { ...emptyFields, property: 'house' },
  mine: fieldsOfWish,
  second: { ...fieldsOfWish, checkIn: second.checkIn, checkOut: second.checkOut },
  shared: { ...withoutGuest, ...shared },
  'shared house': { ...withoutGuest, ...shared, property: 'house' },
  'shared with my name': { ...guest, ...shared },
  'shared house with my name': { ...guest, ...shared, property: 'house' },
  other: { ...withoutGuest, ...other },
  'other with my name': { ...guest, ...other },
}
/** What can stand on the confirmation. */
const confirmations = { 'request 1': aWish, 'request 2': second }

type Outcome = keyof typeof forms | keyof typeof confirmations

/** What is in the tab before the guest leaves, and how it got there. The page before it is the home page. */
const tabs = {
  nothing: (page: Page) => page.goto('/book'),
  mine: async (page: Page) => {
    await page.goto('/book')
    await chooseStay(page)
    await fillInGuest(page)
  },
  shared: (page: Page) => page.goto(planAddress(shared)),
  'mine and shared': async (page: Page) => {
    await tabs.mine(page)
    await page.goto(planAddress(shared))
  },
  'one request': async (page: Page) => {
    await page.goto('/book')
    await request(page)
  },
  'two requests': async (page: Page) => {
    await tabs['one request'](page)
    await page.goto('/book')
    await request(page, second)
  },
}

const bookNow = (page: Page) =>
  page
    .locator('a[href="/book"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())

/** The ways of leaving, by their names in the table. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'Back from another page': async (page) => {
    await page.goto(house.path)
    await page.goBack()
  },
  'Back and Forward': async (page) => {
    await page.goBack()
    await page.goForward()
  },
  Back: (page) => page.goBack(),
  'a link to the form': async (page) => {
    await page.goto(house.path)
    await bookNow(page)
    await expect(page).toHaveURL(/\/book/)
  },
  'a link to the contact section': async (page) => {
    await page.goto('/book#contact')
  },
  'the address with a property': (page) => page.goto('/book?property=house'),
  'the same address once more': async (page) => {
    const address = page.url()
    await page.goto(house.path)
    await page.goto(address)
  },
  'another plan': (page) => page.goto(planAddress(other)),
  'another plan and Back': async (page) => {
    await page.goto(planAddress(other))
    await untilHydrated(page)
    await page.goBack()
  },
  'another plan and the way to the own one': async (page) => {
    await page.goto(planAddress(other))
    await untilHydrated(page)
    const { own, empty } = formWords.sharedPlan
    await page.getByRole('button', { name: new RegExp(`^(${own}|${empty})$`) }).click()
  },
  'the own plan, and Back to the other one': async (page) => {
    await ways['another plan and the way to the own one']!(page)
    await page.goBack()
  },
  'clearing the form': async (page) => {
    await untilHydrated(page)
    const label = page.url().includes('/book') ? formWords.clear : thankYou.clear.label
    await page.getByRole('button', { name: label }).click()
  },
  'clearing the form and a reload': async (page) => {
    await ways['clearing the form']!(page)
    await page.reload()
  },
  'clearing the form and Back': async (page) => {
    await ways['clearing the form']!(page)
    await page.goBack()
  },
}

const my = 'with my name'

/** What stands in the form or on the confirmation after each way, in the order of `tabs`; null where there is no such way. */
// prettier-ignore
const table: Record<string, (Outcome | null)[]> = {
  'a reload':                               ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'Back from another page':                 ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'Back and Forward':                       ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'Back':                                   [null, null, null, 'mine', 'mine', 'second'],
  'a link to the form':                     ['empty', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'a link to the contact section':          ['empty', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'the address with a property':            ['house', 'mine', 'shared house', `shared house ${my}`, 'mine', 'second'],
  'the same address once more':             ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another plan':                           ['other', `other ${my}`, 'other', `other ${my}`, `other ${my}`, `other ${my}`],
  'another plan and Back':                  ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another plan and the way to the own one': ['empty', 'mine', 'empty', 'mine', 'mine', 'second'],
  'the own plan, and Back to the other one': ['other', `other ${my}`, 'other', `other ${my}`, `other ${my}`, `other ${my}`],
  'clearing the form':                      [null, 'empty', 'empty', 'empty', 'request 1', 'request 2'],
  'clearing the form and a reload':         [null, 'empty', 'empty', 'empty', 'request 1', 'request 2'],
  'clearing the form and Back':             [null, null, null, null, 'empty', 'empty'],
}

/** Expects a form with these fields. A shared plan in it has its note, and its address is that of the page. */
async function expectForm(page: Page, outcome: keyof typeof forms) {
  const fields: Record<string, string> = forms[outcome]
  await expectFields(page, fields)
  const note = page.getByRole('region', { name: formWords.sharedPlan.heading })
  if (/shared|other/.test(outcome)) {
    await expect(note).toBeVisible()
    await expect(page).toHaveURL(planAddress(fields as typeof shared))
  } else {
    await expect(note).toBeHidden()
    expect(new URL(page.url()).hash).not.toContain('checkIn')
  }
}

/** Expects the confirmation of this request: its dates on the page, and the name in the email. */
async function expectConfirmation(page: Page, outcome: keyof typeof confirmations) {
  const { checkIn, checkOut } = confirmations[outcome]
  const main = page.getByRole('main')
  await expect(main).toContainText(dateRange(checkIn, checkOut))
  const mail = await main.getByRole('link', { name: thankYou.send.email }).getAttribute('href')
  expect(new URL(mail!).searchParams.get('body')).toContain(guest.name)
}

for (const [way, outcomes] of Object.entries(table)) {
  for (const [index, [tab, prepare]] of Object.entries(tabs).entries()) {
    const outcome = outcomes[index]
    if (!outcome) continue
    test(`${way}, with ${tab} in the tab, brings ${outcome}`, async ({ page }) => {
      await page.goto('/')
      await prepare(page)
      // Next writes the address once more when it hydrates, which Playwright takes for the end of a navigation.
      await untilHydrated(page)
      await ways[way]!(page)
      if (outcome in confirmations) await expectConfirmation(page, outcome as keyof typeof confirmations)
      else await expectForm(page, outcome as keyof typeof forms)
    })
  }
}
