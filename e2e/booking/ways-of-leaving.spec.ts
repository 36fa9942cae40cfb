import type { Page } from '@playwright/test'
import { formWords } from '@/content/booking'
import { house } from '@/content/properties/house'
import { guestOf } from '@/lib/booking/guest-fields'
import {
  aWish,
  bookingForm,
  emptyFields,
  expectConfirmation,
  expectFields,
  fieldsOfWish,
  fillIn,
  fillInGuest,
  guest,
  otherPlan,
  planAddress,
  planNote,
  request,
  sharedPlan,
} from '../booking-form'
import { expect, test } from '../fixtures'
import { untilHydrated } from '../hydration'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// As many nights and guests as the first request, so that the two confirmations have the same query.
const second = { ...aWish, checkIn: '2031-09-13', checkOut: '2031-09-16' }
const week = { checkIn: '2031-06-07', checkOut: '2031-06-14' }

/** What can stand in the form, by its name in the table. */
const forms = {
  empty: emptyFields,
  /** The own plan is kept beside it. */
  kept: emptyFields,
  'my name': { ...emptyFields, ...guest },
  mine: fieldsOfWish,
  'mine without my name': { ...fieldsOfWish, ...guestOf(() => '') },
  second: { ...fieldsOfWish, checkIn: second.checkIn, checkOut: second.checkOut },
  shared: { ...emptyFields, ...sharedPlan },
  'shared with my name': { ...guest, ...sharedPlan },
  other: { ...emptyFields, ...otherPlan },
  'other with my name': { ...guest, ...otherPlan },
}
/** What replaces a part of it, behind a comma. */
const changes = { house: { property: 'house' }, apartment: { property: 'apartment' }, week }
/** What can stand on the confirmation. */
const confirmations = { 'request 1': aWish, 'request 2': second }

type Form = keyof typeof forms | `${keyof typeof forms}, ${keyof typeof changes}`
type Outcome = Form | keyof typeof confirmations

/** What is in the tab before the guest leaves, and how it got there. The page before it is the home page. */
const tabs = {
  nothing: (page: Page) => page.goto('/book'),
  mine: async (page: Page) => {
    await page.goto('/book')
    await fillIn(page)
  },
  shared: (page: Page) => page.goto(planAddress(sharedPlan)),
  'mine and shared': async (page: Page) => {
    await tabs.mine(page)
    await page.goto(planAddress(sharedPlan))
  },
  'one request': async (page: Page) => {
    await page.goto('/book')
    await request(page)
  },
  'two requests': async (page: Page) => {
    await tabs['one request'](page)
    await page.goto(planAddress(sharedPlan))
    await request(page, second)
  },
}

const bookNow = (page: Page) =>
  page
    .locator('a[href="/book"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())

const addressOfWeek = `/book#checkIn=${week.checkIn}&checkOut=${week.checkOut}`

/** Presses the button of the note. */
async function leavePlan(page: Page) {
  await untilHydrated(page)
  await planNote(page).getByRole('button').click()
}

/** The ways of leaving, by their names in the table. */
const ways: Record<string, (page: Page) => Promise<Page | unknown>> = {
  'a reload': (page) => page.reload(),
  'Back from another page': async (page) => {
    await page.goto(house.path)
    await page.goBack()
  },
  'Back and Forward': async (page) => {
    await page.goBack()
    await untilHydrated(page)
    await page.goForward()
  },
  Back: (page) => page.goBack(),
  'Back twice': async (page) => {
    await page.goBack()
    await untilHydrated(page)
    await page.goBack()
  },
  // The browser copies the tab's storage.
  'a duplicate of the tab': async (page) => {
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void open(location.href))
    return opened
  },
  'a link to the form': async (page) => {
    await page.goto(house.path)
    await bookNow(page)
    await expect(page).toHaveURL(/\/book/)
  },
  'a link to the contact section': (page) => page.goto('/book#contact'),
  'the address with a property': (page) => page.goto('/book?property=apartment'),
  'another choice after it, and a reload': async (page) => {
    await ways['the address with a property']!(page)
    await bookingForm(page).property('house').check()
    await page.reload()
  },
  'the same address once more': async (page) => {
    const address = page.url()
    await page.goto(house.path)
    await page.goto(address)
  },
  'another plan': (page) => page.goto(planAddress(otherPlan)),
  'another plan and Back': async (page) => {
    await page.goto(planAddress(otherPlan))
    await untilHydrated(page)
    await page.goBack()
  },
  'another plan and the way to the own one': async (page) => {
    await page.goto(planAddress(otherPlan))
    await fillInGuest(page)
    await leavePlan(page)
    await expect(bookingForm(page).property('house')).toBeFocused()
  },
  'the own plan, and Back to the other one': async (page) => {
    await ways['another plan and the way to the own one']!(page)
    await page.goBack()
  },
  // The year of light links dates without a property.
  'a week': (page) => page.goto(addressOfWeek),
  'a week and a reload': async (page) => {
    await page.goto(addressOfWeek)
    await page.reload()
  },
  'a week, another page and Back': async (page) => {
    await page.goto(addressOfWeek)
    await page.goto(house.path)
    await page.goBack()
  },
  'a week and the way to the own plan': async (page) => {
    await page.goto(addressOfWeek)
    await leavePlan(page)
  },
  'clearing the form': async (page) => {
    await untilHydrated(page)
    await page.getByRole('button', { name: formWords.clear.label }).click()
  },
  'clearing the form and a reload': async (page) => {
    await ways['clearing the form']!(page)
    await page.reload()
  },
  'clearing the form and Back': async (page) => {
    await ways['clearing the form']!(page)
    await page.goBack()
  },
  'clearing the form and the way to the own plan': async (page) => {
    await ways['clearing the form']!(page)
    await page.reload()
    await leavePlan(page)
  },
  'clearing the form and the undoing of it': async (page) => {
    await ways['clearing the form']!(page)
    await page.getByRole('button', { name: formWords.clear.undo }).click()
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
  'Back twice':                             [null, null, null, null, null, 'request 1'],
  'a duplicate of the tab':                 ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'a link to the form':                     ['empty', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'a link to the contact section':          ['empty', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'the address with a property':            ['empty, apartment', 'mine, apartment', 'shared, apartment', `shared ${my}, apartment`, 'mine, apartment', 'second, apartment'],
  'another choice after it, and a reload':  ['empty, house', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'the same address once more':             ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another plan':                           ['other', `other ${my}`, 'other', `other ${my}`, `other ${my}`, `other ${my}`],
  'another plan and Back':                  ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another plan and the way to the own one': ['my name', 'mine', 'my name', 'mine', 'mine', 'mine'],
  'the own plan, and Back to the other one': [`other ${my}`, `other ${my}`, `other ${my}`, `other ${my}`, `other ${my}`, `other ${my}`],
  'a week':                                 ['empty, week', 'mine, week', 'shared, week', `shared ${my}, week`, 'mine, week', 'second, week'],
  'a week and a reload':                    ['empty, week', 'mine, week', null, null, null, null],
  'a week, another page and Back':          ['empty, week', 'mine, week', null, null, null, null],
  'a week and the way to the own plan':     [null, 'mine', 'empty', null, null, 'mine'],
  'clearing the form':                      [null, 'empty', 'empty', 'kept', 'request 1', 'request 2'],
  'clearing the form and a reload':         [null, 'empty', 'empty', 'kept', 'request 1', 'request 2'],
  'clearing the form and Back':             [null, null, null, 'kept', 'empty', 'empty'],
  'clearing the form and the way to the own plan': [null, null, null, 'mine without my name', null, null],
  'clearing the form and the undoing of it': [null, 'mine', 'shared', `shared ${my}`, null, null],
}

/** Expects a form with these fields. A shared plan in it has its note, and its address is that of the page. */
async function expectForm(page: Page, outcome: Form) {
  const [form, change] = outcome.split(', ') as [keyof typeof forms, keyof typeof changes | undefined]
  const fields = { ...forms[form], ...(change && changes[change]) }
  await expectFields(page, fields)
  // The second request is of a shared plan, and a week stands beside other dates as a plan of its own.
  if (/shared|other|second|mine, week/.test(outcome)) {
    await expect(planNote(page)).toBeVisible()
    await expect(page).toHaveURL(planAddress(fields as typeof sharedPlan))
  } else {
    await expect(planNote(page).getByRole('heading')).toBeHidden()
    await expect(planNote(page)).toBeVisible({ visible: form === 'kept' })
    expect(new URL(page.url()).hash).not.toContain('checkIn')
  }
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
      const opened = await ways[way]!(page)
      const shown = way === 'a duplicate of the tab' ? (opened as Page) : page
      if (outcome in confirmations)
        await expectConfirmation(shown, confirmations[outcome as keyof typeof confirmations])
      else await expectForm(shown, outcome as Form)
    })
  }
}
