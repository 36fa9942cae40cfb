import { aDraft, aFullDraft, someFormWords, someOffers } from '../testing/booking'
import type { Draft } from './draft'
import { hintsFor } from './hints'

const offers = someOffers()
const today = '2031-05-01'
const { hints: words } = someFormWords()

const hints = (draft: Draft) =>
  hintsFor(draft, offers, today, words).map(({ title, text }) => `${title} ${text}`.replaceAll('\u00a0', ' '))

it('says nothing about a sensible request, and nothing about an empty form', () => {
  expect(hints(aFullDraft())).toEqual([])
  expect(hints(aDraft())).toEqual([])
})

it.each([
  [
    'check-out before check-in',
    { checkIn: '2031-05-12', checkOut: '2031-05-09' },
    'Turned round. 3 nights between.',
  ],
  ['the same day', { checkOut: '2031-05-09' }, 'One day. 0 nights.'],
  [
    'a check-in that has passed',
    { checkIn: '2031-04-30' },
    'Wed 30 April 2031 is over. It is Thu 1 May 2031.',
  ],
  [
    'a year typed with two digits',
    { checkIn: '0031-05-09' },
    'Fri 9 May 0031 is over. It is Thu 1 May 2031.',
  ],
  [
    'more guests than the property sleeps',
    { property: 'apartment', guests: 5 },
    'The loft holds 3. 5 guests fit the boathouse. The boathouse holds 6.',
  ],
  ['dates without a property', { property: '' }, 'At the lower rate. Choose one.'],
] as const)('says what it has made of %s', (_, over, hint) => {
  expect(hints(aFullDraft(over))).toEqual([hint])
})

it('does not call today the past', () => {
  expect(hints(aFullDraft({ checkIn: today }))).toEqual([])
})

it('speaks of a past date while the other one is still missing', () => {
  expect(hints(aDraft({ checkOut: '2031-04-01' }))).toEqual([
    'Tue 1 April 2031 is over. It is Thu 1 May 2031.',
  ])
})

it.each([
  ['as many as the property sleeps', { property: 'house', guests: 6 }],
  ['more than anything sleeps', { property: 'house', guests: 7 }],
  ['no property to hold them', { property: '', checkIn: '', guests: 8 }],
] as const)('has no property to offer for %s', (_, over) => {
  expect(hints(aFullDraft(over))).toEqual([])
})

it('says all that there is to say', () => {
  const draft = aFullDraft({ property: 'apartment', checkIn: '2031-05-12', checkOut: '2031-04-09' })
  expect(hints(draft)).toHaveLength(3)
})
