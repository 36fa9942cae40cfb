import { content } from '@/app/_shared/content'
import { expect } from '@playwright/test'
import { planAddress } from '@/lib/booking/plan'
import { dateRange, fill } from '@/lib/format'
import { aWish, fieldsOfWish, guest, sharedPlan } from '../booking-form'
import { navigations, second } from '../booking/navigations'
import type { Visitor } from './visitor'

const { formWords, navigation, thankYou } = content

/** Waits until the page is hydrated and the fields of the form have these values. */
export const waitForFields = (visitor: Visitor, fields: object) =>
  visitor.waitForValue(
    () => [
      document.querySelector('[data-island]:not([data-hydrated])'),
      Object.fromEntries(new FormData(document.forms.namedItem('booking') ?? undefined)),
    ],
    [null, fields],
  )

/** Waits until the confirmation names these dates and its email holds these texts: its text is the address of its link. */
export async function waitForConfirmation(
  visitor: Visitor,
  { checkIn, checkOut }: typeof aWish,
  texts: string[],
) {
  const read = () => {
    const email = document.querySelector<HTMLAnchorElement>('main a[href^="mailto:"]')
    return (
      decodeURIComponent(email?.href ?? '').replaceAll('\r', '') + document.querySelector('main')?.textContent
    )
  }
  for (const text of [dateRange(checkIn, checkOut), ...texts])
    await visitor.waitForValue(read, expect.stringContaining(text))
}

async function fillIn({ fill: fillField }: Visitor, fields: object) {
  for (const [name, value] of Object.entries(fields)) await fillField(name, String(value))
}

async function request(visitor: Visitor, wish: object) {
  await fillIn(visitor, { ...guest, ...wish })
  await visitor.click('button', formWords.plan.submit)
  await visitor.waitForAddress(expect.stringMatching(/^\/thank-you\?/))
}

async function follow(visitor: Visitor, name: string) {
  await visitor.click('link', name)
  await visitor.waitForAddress('/book')
}

/** What a guest does after a form has been filled in, in the words of the table. */
const steps: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  'a plan': ({ open }) => open(planAddress(sharedPlan)),
  'a reload': ({ reload }) => reload(),
  'another page': ({ open }) => open('/privacy'),
  Back: ({ back }) => back(),
  Forward: ({ forward }) => forward(),
  'an own link': (visitor) => follow(visitor, navigation.bookNow.label),
  'the address of a property': ({ open }) => open('/book?property=apartment'),
  'seven guests': (visitor) => visitor.fill('guests', '7'),
  'the way back': ({ click }) => click('button', fill(formWords.note.back, { plan: '' }).trim()),
  clearing: ({ click }) => click('button', formWords.clear.label),
  'a request': (visitor) => request(visitor, aWish),
  'a second request': (visitor) => request(visitor, second),
  'another booking': (visitor) => follow(visitor, thankYou.again),
}

/** The ways of the table that consist of these steps: reload, Back, Forward, links and plans, by the title of the test. */
export const navigationJourneys = Object.fromEntries(
  navigations
    .filter(([way]) => way.split(', ').every((step) => step in steps))
    .map(([way, fields, address]) => [
      `with a filled-in form in the tab, ${way}`,
      async (visitor: Visitor) => {
        await visitor.open('/book')
        await fillIn(visitor, fieldsOfWish)
        await waitForFields(visitor, fieldsOfWish)
        for (const step of way.split(', ')) {
          await steps[step]!(visitor)
          await visitor.waitForValue(() => document.querySelector('[data-island]:not([data-hydrated])'), null)
        }
        await visitor.waitForAddress(typeof address === 'string' ? address : expect.stringMatching(address))
        if (typeof address === 'string') await waitForFields(visitor, fields)
        else await waitForConfirmation(visitor, fields as typeof aWish, Object.values(guest))
      },
    ]),
)
