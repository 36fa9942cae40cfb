import { terms as termsSchema, type Terms } from '../schema/terms'
import { someTerms } from '../testing/terms'
import { someTermsWords } from '../testing/words'
import { termRows } from './terms'

const words = someTermsWords()
const today = '2031-01-01'
const stay = { checkIn: '2031-05-09', today, total: 301 }
const valueOf = (terms: Terms, context?: typeof stay) =>
  termRows(terms, words, context).map(({ value }) => value)

it('says with the owner’s terms that there is no right of withdrawal, and nothing while none is filled in', () => {
  expect(termRows({ pets: 'One cat' }, words)).toMatchObject([
    { value: words.withdrawal },
    { value: 'One cat' },
  ])
  expect(termRows(undefined, words)).toEqual([])
  expect(valueOf({ houseRules: [] }, stay)).toEqual([])
})

it('lists every term with its label, in days and percentages while no dates are known', () => {
  const rows = termRows(someTerms(), words)
  expect(rows.map(({ term }) => term)).toEqual(Object.values(words.labels))
  expect(valueOf(someTerms())).toEqual([
    'deposit.withBalance deposit.share 20 beforeCheckIn 42 days',
    'Cancellation.full beforeCheckIn 30 days, cancellation.part 50 beforeCheckIn 14 days, cancellation.none',
    'withdrawal',
    '4 nights',
    'One small dog',
    'No anvils; No trombones after nine',
    'Oars, free; Peat, €12 a creel',
  ])
})

it('names the dates of a stay and the amount of its deposit, rounded to whole euro', () => {
  expect(valueOf(someTerms(), stay).slice(0, 2)).toEqual([
    'deposit.withBalance deposit.amount €60 20 28 March 2031',
    'Cancellation.full 9 April 2031, cancellation.part 50 25 April 2031, cancellation.none',
  ])
})

it.each<[string, Terms, string]>([
  [
    'a deposit without a day for the rest',
    { deposit: { percent: 50 } },
    'deposit.due deposit.amount €151 50',
  ],
  ['a deposit of the whole total', { deposit: { percent: 100 } }, 'deposit.inFull'],
  ['a rest that is due today', { deposit: { percent: 20, balanceDaysBefore: 128 } }, 'deposit.inFull'],
  [
    'a refund until the day of check-in',
    { cancellation: [{ daysBefore: 0, refundPercent: 80 }] },
    'Cancellation.part 80 9 May 2031, cancellation.none',
  ],
  [
    'a first step that has passed',
    {
      cancellation: [
        { daysBefore: 200, refundPercent: 100 },
        { daysBefore: 128, refundPercent: 60 },
      ],
    },
    'Cancellation.part 60 1 January 2031, cancellation.none',
  ],
  [
    'a last step that has passed',
    { cancellation: [{ daysBefore: 129, refundPercent: 100 }] },
    'cancellation.tooLate',
  ],
])('words %s', (_, terms, value) => {
  expect(valueOf(terms, stay)).toEqual([value, words.withdrawal])
})

it('words a refund until the day of check-in while no dates are known', () => {
  expect(valueOf({ cancellation: [{ daysBefore: 0, refundPercent: 100 }] })).toEqual([
    'Cancellation.full onCheckIn, cancellation.none',
    words.withdrawal,
  ])
})

it.each([
  ['more than 100 per cent', [{ daysBefore: 7, refundPercent: 101 }]],
  ['a day after check-in', [{ daysBefore: -1, refundPercent: 50 }]],
])('no content that refunds %s passes the check', (_, cancellation) => {
  expect(termsSchema.safeParse({ cancellation }).success).toBe(false)
})
