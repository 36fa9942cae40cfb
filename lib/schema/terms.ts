/** The owner's terms: what a guest agrees to beside the price. */
import { z } from 'zod'
import { list, text, textOf, wholeNumber, withRules, words, type Found } from './kinds'

const percent = wholeNumber('is no percentage. Fix: Write a whole number from 1 to 100.', 1, 100)

const daysBeforeCheckIn = wholeNumber(
  'is no number of days before check-in. Fix: Write a whole number up to 365; 0 is the day of check-in.',
  0,
  365,
)

/** The message to the owner holds the terms, and mail programs accept messages of a limited length. */
const term = textOf(0, 120)

/** The share of the total that confirms a booking. The rest is due some days before check-in, if that is filled in. */
const deposit = withRules(
  z.strictObject({ percent, balanceDaysBefore: daysBeforeCheckIn.optional() }),
  ({ percent: share, balanceDaysBefore }) => [
    share === 100 &&
      balanceDaysBefore !== undefined && [
        ['balanceDaysBefore'],
        'A deposit of 100 % leaves no rest that could be due. Fix: Drop it, or write a smaller percent.',
      ],
  ],
)

/** A guest who cancels this many days before check-in, or earlier, gets this share of the payment back. */
const step = z.strictObject({ daysBefore: daysBeforeCheckIn, refundPercent: percent })

/** From the earliest day to the latest, at most four. After the last step nothing is refunded. */
const cancellation = withRules(list(step), (steps) => [
  ...steps
    .slice(1)
    .flatMap(({ daysBefore, refundPercent }, index): Found[] => [
      daysBefore >= steps[index]!.daysBefore && [
        [index + 1, 'daysBefore'],
        'The step before it has no more days. Fix: Begin with the most days before check-in, and let each step have fewer.',
      ],
      refundPercent > steps[index]!.refundPercent && [
        [index + 1, 'refundPercent'],
        'It refunds more than the step before it, which is earlier. Fix: Let the share fall as check-in comes nearer, as in 100, then 50.',
      ],
    ]),
  steps.length > 4 && `It has ${steps.length} steps. Fix: Make them 4 at most.`,
])

/** Something that a guest may take or decline. `per` follows the price: `a stay`, `a basket`. A price of 0 is free. */
const extra = withRules(
  z.strictObject({
    name: term,
    price: wholeNumber(
      'is no price. Fix: Write whole euro up to 99999, as in 12, or 0 for what is free.',
      0,
      99_999,
    ),
    per: term.optional(),
  }),
  ({ name, per = '' }) => [
    /\b(compulsory|mandatory|obligatory)\b/i.test(`${name} ${per}`) && [
      ['name'],
      'An extra is what a guest may decline. Fix: Put a charge that nobody can decline into nightlyPrice, and drop it here.',
    ],
  ],
)

/** What a guest agrees to. Each is optional, and shown where it is filled in. */
export const terms = z.strictObject({
  deposit: deposit.optional(),
  cancellation: cancellation.optional(),
  minimumNights: wholeNumber(
    'is no number of nights. Fix: Write a whole number up to 365, as in 3.',
    1,
    365,
  ).optional(),
  /** `One dog, by arrangement` */
  pets: term.optional(),
  houseRules: list(term).optional(),
  extras: list(extra).optional(),
})

/** How the terms are put into words. A stay with dates gives `{date}` and amounts, the property's page gives days. */
export const termsWords = z.strictObject({
  labels: words('deposit', 'cancellation', 'withdrawal', 'minimumNights', 'pets', 'houseRules', 'extras'),
  /** `{days}`: `30 days` */
  beforeCheckIn: text('days'),
  onCheckIn: text(),
  deposit: z.strictObject({
    /** `{percent}` of a total that is not known yet. */
    share: text('percent'),
    /** The share as `{amount}` in euro. */
    amount: text('amount', 'percent'),
    /** `{amount}` is one of the two above. */
    due: text('amount'),
    withBalance: text('amount', 'date'),
    /** In place of both, if the day for the rest has passed. */
    inFull: text(),
  }),
  /** A sentence from `full` or `part`, one for each step, then `none`. */
  cancellation: z.strictObject({
    full: text('date'),
    part: text('percent', 'date'),
    none: text(),
    /** In place of all, if the last step has passed. */
    tooLate: text(),
  }),
  /** Stands beside the terms that are filled in. */
  withdrawal: text(),
  /** Follows an extra whose price is 0. */
  free: text(),
})

export type Terms = z.infer<typeof terms>
export type TermsWords = z.infer<typeof termsWords>
export type TermName = keyof TermsWords['labels']
