import { lightFormat } from 'date-fns'
import fc from 'fast-check'
import { terms as termsSchema, type Terms } from '../schema/terms'
import { someTerms } from '../testing/terms'
import { someTermsWords } from '../testing/words'
import { someDates } from '../testing/dates'
import { termRows } from './terms'

const words = someTermsWords()
const today = '2031-01-01'
const stay = { checkIn: '2031-05-09', today, total: 301 }
const valueOf = (terms: Terms, context?: typeof stay) =>
  termRows(terms, words, context).map(({ value }) => value.replaceAll('\u00a0', ' '))

it('says that there is no right of withdrawal, also if no term is filled in', () => {
  expect(termRows(undefined, words)).toMatchObject([{ value: words.withdrawal }])
  expect(valueOf({}, stay)).toEqual([words.withdrawal])
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

/** The steps of a cancellation in the words of `someTermsWords`. */
const refundsIn = (value: string) =>
  [...value.matchAll(/cancellation\.(?:full|part (\d+)) (\d+ \w+ \d{4})/gi)].map(([, percent, date]) => ({
    until: lightFormat(new Date(date!), 'yyyy-MM-dd'),
    refundPercent: Number(percent ?? 100),
  }))

describe('any steps that the content check accepts', () => {
  const anySteps = fc
    .array(
      fc.record({
        daysBefore: fc.integer({ min: -5, max: 400 }),
        refundPercent: fc.integer({ min: -5, max: 130 }),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((steps) => ({
      cancellation: steps
        .toSorted((a, b) => b.daysBefore - a.daysBefore)
        .map((step, index, sorted) => ({
          ...step,
          refundPercent: sorted.map((each) => each.refundPercent).toSorted((a, b) => b - a)[index]!,
        })),
    }))
    .filter((terms) => termsSchema.safeParse(terms).success)

  it('give no date after check-in or before today, and no refund above 100 per cent', () => {
    fc.assert(
      fc.property(
        anySteps,
        someDates('1970-01-01', '9999-12-31'),
        someDates('1970-01-01', '9999-12-31'),
        ({ cancellation }, checkIn, now) => {
          const value = valueOf({ cancellation }, { checkIn, today: now, total: 100 })[0]!
          const dates = refundsIn(value)
          for (const { until, refundPercent } of dates) {
            expect(until <= checkIn && until >= now).toBe(true)
            expect(refundPercent >= 1 && refundPercent <= 100).toBe(true)
          }
          const refunds = dates.map(({ refundPercent }) => refundPercent)
          expect(refunds).toEqual(refunds.toSorted((a, b) => b - a))
          expect(value).toMatch(dates.length > 0 ? /, cancellation\.none$/ : /^cancellation\.tooLate$/)
        },
      ),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['more than 100 per cent', [{ daysBefore: 7, refundPercent: 101 }]],
  ['a day after check-in', [{ daysBefore: -1, refundPercent: 50 }]],
])('no content that refunds %s passes the check', (_, cancellation) => {
  expect(termsSchema.safeParse({ cancellation }).success).toBe(false)
})
