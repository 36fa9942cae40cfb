import type { Page } from '@playwright/test'
import { formWords } from '@/content/booking'
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

/** What is in the tab before the guest leaves, and how it got there. The page before it is /privacy, which loads fast. */
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

/** What a guest does, by its name in the table. A way of leaving is one of these after the other. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'another page': (page) => page.goto('/accessibility'),
  Back: (page) => page.goBack(),
  Forward: (page) => page.goForward(),
  'a link to the form': async (page) => {
    const link = page.locator('a[href="/book"]').first()
    await link.evaluate((element: HTMLElement) => element.click())
    await page.waitForURL(/\/book/)
  },
  'a link to the contact section': (page) => page.goto('/book#contact'),
  'the address with a property': (page) => page.goto('/book?property=apartment'),
  'another choice': (page) => bookingForm(page).property('house').check(),
  'another plan': (page) => page.goto(planAddress(otherPlan)),
  // The year of light links dates without a property.
  'a week': (page) => page.goto(`/book#checkIn=${week.checkIn}&checkOut=${week.checkOut}`),
  'my details': fillInGuest,
  'the own plan': async (page) => {
    await planNote(page).getByRole('button').click()
    await expect(bookingForm(page).property('house')).toBeFocused()
  },
  clearing: (page) => page.getByRole('button', { name: formWords.clear.label }).click(),
  undoing: (page) => page.getByRole('button', { name: formWords.clear.undo }).click(),
}

const my = 'with my name'

/**
 * What stands in the form or on the confirmation after each way, in the order of `tabs`; null where there is no such way.
 * The browser copies the storage of a tab to its duplicate.
 */
// prettier-ignore
const table: Record<string, (Outcome | null)[]> = {
  'a reload':                           ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'a duplicate of the tab':             ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another page, Back':                 ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another page, the same address':     ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another page, a link to the form':   ['empty', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'another page, a link to the form, Back, Back': ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'a link to the contact section':      ['empty', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'a link to the contact section, Back': ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'Back, Forward':                      ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'Back':                               [null, null, null, 'mine', 'mine', 'second'],
  'Back, Back':                         [null, null, null, null, null, 'request 1'],
  'the address with a property':        ['empty, apartment', 'mine, apartment', 'shared, apartment', `shared ${my}, apartment`, 'mine, apartment', 'second, apartment'],
  'the address with a property, another choice, a reload': ['empty, house', 'mine', 'shared', `shared ${my}`, 'mine', 'second'],
  'another plan':                       ['other', `other ${my}`, 'other', `other ${my}`, `other ${my}`, `other ${my}`],
  'another plan, Back':                 ['empty', 'mine', 'shared', `shared ${my}`, 'request 1', 'request 2'],
  'another plan, my details, the own plan': ['my name', 'mine', 'my name', 'mine', 'mine', 'mine'],
  'another plan, my details, the own plan, Back': [`other ${my}`, `other ${my}`, `other ${my}`, `other ${my}`, `other ${my}`, `other ${my}`],
  'a week':                             ['empty, week', 'mine, week', 'shared, week', `shared ${my}, week`, 'mine, week', 'second, week'],
  'a week, a reload':                   ['empty, week', 'mine, week', null, null, null, null],
  'a week, a reload, another page, Back': ['empty, week', 'mine, week', null, null, null, null],
  'a week, the own plan':               [null, 'mine', 'empty', null, null, 'mine'],
  'clearing':                           [null, 'empty', 'empty', 'kept', 'request 1', 'request 2'],
  'clearing, a reload':                 [null, 'empty', 'empty', 'kept', 'request 1', 'request 2'],
  'clearing, Back':                     [null, null, null, 'kept', 'empty', 'empty'],
  'clearing, a reload, the own plan':   [null, null, null, 'mine without my name', null, null],
  'clearing, undoing':                  [null, 'mine', 'shared', `shared ${my}`, null, null],
  'clearing, undoing, Back':            [null, null, null, 'mine', 'mine', 'second'],
}

/**
 * Ways that end where they began, with what stood there. One visit goes them one after the other, so each has to leave
 * behind it the page from which `Back` leads.
 */
const roundTrips = [
  'a duplicate of the tab',
  'a reload',
  'Back, Forward',
  'another page, Back',
  'a link to the contact section, Back',
  'another page, a link to the form, Back, Back',
  'another plan, Back',
  'clearing, undoing',
  'another page, the same address',
]

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

const expectOutcome = (page: Page, outcome: Outcome) =>
  outcome in confirmations
    ? expectConfirmation(page, confirmations[outcome as keyof typeof confirmations])
    : expectForm(page, outcome as Form)

for (const [index, [tab, prepare]] of Object.entries(tabs).entries()) {
  const ways = Object.keys(table).filter((way) => table[way]![index])
  // Where one way begins another, the longer one checks both.
  const whole = ways.filter((way) => !ways.some((other) => other.startsWith(`${way}, `)))
  const others = whole.filter((way) => !roundTrips.includes(way))
  const visits: [title: string, ways: string[]][] = [
    ['each way that ends where it began', roundTrips.filter((way) => whole.includes(way))],
    ...others.map((way): [string, string[]] => [way, [way]]),
  ]
  for (const [title, taken] of visits) {
    test(`${title}, with ${tab} in the tab, brings ${table[taken[0]!]![index]}`, async ({ page }) => {
      if (taken.length > 1) test.slow()
      await page.goto('/privacy')
      await prepare(page)
      const address = page.url()
      // Next writes the address once more when it hydrates, which Playwright takes for the end of a navigation.
      await untilHydrated(page)
      for (const way of taken) {
        let shown = page
        const walked: string[] = []
        for (const step of way.split(', ')) {
          if (step === 'a duplicate of the tab') {
            const opened = page.waitForEvent('popup')
            await page.evaluate(() => void open(location.href))
            shown = await opened
          } else if (step === 'the same address') await page.goto(address)
          else await steps[step]!(page)
          await untilHydrated(shown)
          walked.push(step)
          const outcome = table[walked.join(', ')]?.[index]
          if (outcome)
            await test.step(`${walked.join(', ')}: ${outcome}`, () => expectOutcome(shown, outcome))
          // Undo is offered until one leaves.
          if (step !== 'clearing')
            await expect(shown.getByRole('button', { name: formWords.clear.undo })).toBeHidden()
        }
        if (shown !== page) await shown.close()
      }
    })
  }
}
