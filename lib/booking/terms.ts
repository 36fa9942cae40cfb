import { addDays } from '../availability'
import { euro, fill, longDate, plural, upperFirst } from '../format'
import type { TermName, TermsWords } from '../schema/terms'
import type { Row, Terms } from '../schema'

/** What turns terms into dates and amounts. */
interface TermsContext {
  /** ISO date. */
  checkIn: string
  /** ISO date at Greencastle. */
  today: string
  /** Our price of the stay in whole euro, if it is known. */
  total?: number
}

export type TermRow = Row & { name: TermName }

type Deposit = NonNullable<Terms['deposit']>
type Cancellation = NonNullable<Terms['cancellation']>

/**
 * Lists the owner's terms as rows, one for each that is filled in. With them stands that the 14-day right of withdrawal does not
 * apply (Directive 2011/83/EU, article 16(l)). With a stay they name dates and amounts; without one they name days before
 * check-in and percentages.
 *
 * @example termRows({ minimumNights: 3 }, words) // 'Right of withdrawal', and 'Minimum stay' of '3 nights'
 */
export function termRows(terms: Terms = {}, words: TermsWords, stay?: TermsContext): TermRow[] {
  const { deposit, cancellation, minimumNights, pets, houseRules, extras } = terms
  const values: Record<TermName, string | undefined> = {
    deposit: deposit && depositTerm(deposit, words, stay),
    cancellation: cancellation && cancellationTerm(cancellation, words, stay),
    withdrawal: words.withdrawal,
    minimumNights: minimumNights ? plural(minimumNights, 'night') : undefined,
    pets,
    houseRules: houseRules?.join('; '),
    extras: extras
      ?.map(({ name, price, per }) =>
        price === 0 ? `${name}, ${words.free}` : [`${name}, ${euro(price)}`, per].filter(Boolean).join(' '),
      )
      .join('; '),
  }
  const rows = (Object.keys(values) as TermName[]).flatMap((name) => {
    const value = values[name]
    return value ? [{ name, term: words.labels[name], value }] : []
  })
  // Withdrawal alone means that no term is filled in.
  return rows.length > 1 ? rows : []
}

/** Leaves out the steps whose last day has passed. */
function cancellationTerm(steps: Cancellation, words: TermsWords, stay?: TermsContext): string {
  const { full, part, none, tooLate } = words.cancellation
  const open = steps.filter(({ daysBefore }) => !stay || dayBefore(stay, daysBefore) >= stay.today)
  if (open.length === 0) return tooLate
  const sentences = open.map(({ daysBefore, refundPercent }) =>
    fill(refundPercent === 100 ? full : part, {
      percent: refundPercent,
      date: dayText(daysBefore, words, stay),
    }),
  )
  return upperFirst([...sentences, none].join(', '))
}

/** The amount is rounded to whole euro. Once the day for the rest has come, the whole total is due. */
function depositTerm(deposit: Deposit, words: TermsWords, stay?: TermsContext): string {
  const { percent, balanceDaysBefore } = deposit
  const { share, amount: inEuro, due, withBalance, inFull } = words.deposit
  const isBalanceDue =
    stay && balanceDaysBefore !== undefined && dayBefore(stay, balanceDaysBefore) <= stay.today
  if (percent === 100 || isBalanceDue) return inFull
  const amount =
    stay?.total === undefined
      ? fill(share, { percent })
      : fill(inEuro, { percent, amount: euro(Math.round((stay.total * percent) / 100)) })
  if (balanceDaysBefore === undefined) return fill(due, { amount })
  return fill(withBalance, { amount, date: dayText(balanceDaysBefore, words, stay) })
}

/** The ISO date so many days before check-in. */
const dayBefore = ({ checkIn }: TermsContext, days: number) => addDays(checkIn, -days)

/** Names a day by its date, or without a stay by the number of days before check-in. */
function dayText(days: number, { beforeCheckIn, onCheckIn }: TermsWords, stay?: TermsContext): string {
  if (stay) return longDate(dayBefore(stay, days))
  return days === 0 ? onCheckIn : fill(beforeCheckIn, { days: plural(days, 'day') })
}
