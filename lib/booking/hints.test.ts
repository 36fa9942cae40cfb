import { aFullDraft, someOffers } from '../testing/booking'
import { anOffer } from '../testing/builders'
import { someFormWords } from '../testing/words'
import type { Draft } from './draft'
import { hintsFor } from './hints'

const offers = someOffers()
const today = '2031-05-01'
const now = new Date(`${today}T12:00:00Z`)
const { hints: words } = someFormWords()

const hints = (draft: Draft) =>
  hintsFor(draft, offers, now, words).map(({ title, text }) => `${title} ${text}`)

it.each([
  [
    'check-out before check-in',
    { checkIn: '2031-05-12', checkOut: '2031-05-09' },
    'hints.reversed.title hints.reversed.text 3 nights',
  ],
  ['the same day', { checkOut: '2031-05-09' }, 'hints.sameDay.title hints.sameDay.text 0 nights'],
  [
    'a check-in in the past',
    { checkIn: '2031-04-30' },
    'hints.past.title Wed 30 April 2031 hints.past.text Thu 1 May 2031',
  ],
  [
    'a year typed with two digits',
    { checkIn: '0031-05-09', checkOut: '0031-05-12' },
    'hints.shortYear.title 0031 hints.shortYear.text 2031',
  ],
  [
    'a stay of more than a year, directly above the price',
    { property: '', checkOut: '2032-05-10' },
    'hints.noProperty.title the loft hints.noProperty.text hints.overAYear.title hints.overAYear.text 367 nights',
  ],
  [
    'more guests than the property sleeps',
    { property: 'apartment', guests: 5 },
    'hints.capacity.title The loft 3 hints.capacity.text 5 guests the boathouse 6',
  ],
  [
    'more guests than any property sleeps',
    { property: 'apartment', guests: 7 },
    'hints.tooMany.title The loft 3 hints.tooMany.text 7 guests',
  ],
  ['dates without a property', { property: '' }, 'hints.noProperty.title the loft hints.noProperty.text'],
  [
    'a past date while the other one is still empty',
    { checkIn: '', checkOut: '2031-04-01' },
    'hints.past.title Tue 1 April 2031 hints.past.text Thu 1 May 2031',
  ],
] as const)('has a hint for %s', (_, over, hint) => {
  expect(hints(aFullDraft(over)).join(' ')).toBe(hint)
})

it('has a hint for fewer nights than the minimum, but not for the minimum itself', () => {
  const house = { ...offers.house, terms: { minimumNights: 3 } }
  const hintsOf = (over: Partial<Draft>) => {
    const draft = aFullDraft(over)
    return hintsFor(draft, { ...offers, house }, now, words).map(({ kind }) => kind)
  }
  expect(hintsOf({ checkOut: '2031-05-11' })).toEqual(['minimumNights'])
  expect(hintsOf({})).toEqual([])
  expect(hintsOf({ checkOut: '2031-05-09' })).toEqual(['sameDay'])
  expect(hintsOf({ property: 'apartment', guests: 2, checkOut: '2031-05-11' })).toEqual([])
})

it.each([
  ['a sensible request', {}],
  ['a stay of a year', { checkOut: '2032-05-09' }],
  ['a stay from today', { checkIn: today }],
  ['as many guests as the property sleeps', { guests: 6 }],
  ['many guests before a property is chosen', { property: '', checkIn: '', guests: 8 }],
] as const)('has no hint for %s', (_, over) => {
  expect(hints(aFullDraft(over))).toEqual([])
})

it('suggests the smallest property that sleeps everybody, wherever it is in the list', () => {
  const barn = anOffer({ id: 'barn', shortName: 'The barn', capacity: 5 })
  const draft = aFullDraft({ property: 'apartment', guests: 4 })
  const [hint] = hintsFor(draft, { ...offers, barn }, now, words)
  expect(hint?.text).toMatch(/the barn 5$/)
})
