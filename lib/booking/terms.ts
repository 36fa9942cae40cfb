import { isAfter, isBefore, lightFormat, parseISO, subDays } from 'date-fns'
import { euro, fill, longDate, plural } from '../format'
import type { Row } from '../schema/property'
import type { TermName, Terms, TermsWords } from '../schema/terms'

/** What turns terms into dates and amounts. */
export interface TermsContext {
  /** ISO date. */
  checkIn: string
  /** ISO date at Greencastle. */
  today: string
  /** Our price of the stay in whole euro, if it is known. */
  total?: number
}

export interface TermRow extends Row {
  name: TermName
}

type Deposit = NonNullable<Terms['deposit']>
type Cancellation = NonNullable<Terms['cancellation']>

/**
 * Lists the owner's terms as rows, one for each that is filled in. With a stay they name dates and amounts; without one
 * they name days before check-in and percentages.
 *
 * @example termRows({ minimumNights: 3 }, words) // [{ name: 'minimumNights', term: 'Minimum stay', value: '3 nights' }]
 */
export function termRows(terms: Terms = {}, words: TermsWords, stay?: TermsContext): TermRow[] {
  const { deposit, cancellation, minimumNights, pets, houseRules, extras } = terms
  const values: Record<TermName, string | undefined> = {
    deposit: deposit && depositTerm(deposit, words, stay),
    cancellation: cancellation && cancellationTerm(cancellation, words, stay),
    minimumNights: minimumNights ? plural(minimumNights, 'night') : undefined,
    pets,
    houseRules: houseRules?.join('; '),
    extras: extras
      ?.map(({ name, price, per }) =>
        price === 0 ? `${name}, ${words.free}` : [`${name}, ${euro(price)}`, per].filter(Boolean).join(' '),
      )
      .join('; '),
  }
  return (Object.keys(values) as TermName[]).flatMap((name) => {
    const value = values[name]
    return value ? [{ name, term: words.labels[name], value }] : []
  })
}

/**
 * Gives each step of a cancellation its last day, and leaves out the steps whose last day has passed.
 *
 * @param checkIn ISO date
 * @param today ISO date
 * @returns the last days as ISO dates, none of them after check-in
 * @example cancellationDates([{ daysBefore: 30, refundPercent: 100 }], '2027-06-11', '2027-01-01') // [{ until: '2027-05-12', refundPercent: 100 }]
 */
export function cancellationDates(steps: Cancellation, checkIn: string, today: string) {
  return steps.flatMap(({ daysBefore, refundPercent }) => {
    const until = subDays(parseISO(checkIn), daysBefore)
    return isBefore(until, parseISO(today))
      ? []
      : [{ until: lightFormat(until, 'yyyy-MM-dd'), refundPercent }]
  })
}

function cancellationTerm(steps: Cancellation, words: TermsWords, stay?: TermsContext): string {
  const { full, part, none, tooLate } = words.cancellation
  const parts = stay
    ? cancellationDates(steps, stay.checkIn, stay.today).map(({ until, refundPercent }) => ({
        date: dateText(until),
        refundPercent,
      }))
    : steps.map(({ daysBefore, refundPercent }) => ({ date: daysText(daysBefore, words), refundPercent }))
  if (parts.length === 0) return tooLate
  const sentences = parts.map(({ date, refundPercent }) =>
    fill(refundPercent === 100 ? full : part, { percent: refundPercent, date }),
  )
  return upperFirst([...sentences, none].join(', '))
}

/** The amount is rounded to whole euro. Once the day for the rest has come, the whole total is due. */
function depositTerm(
  { percent, balanceDaysBefore }: Deposit,
  words: TermsWords,
  stay?: TermsContext,
): string {
  const { share, amount: inEuro, due, withBalance, inFull } = words.deposit
  const balanceDay =
    stay && balanceDaysBefore !== undefined ? subDays(parseISO(stay.checkIn), balanceDaysBefore) : undefined
  if (percent === 100 || (stay && balanceDay && !isAfter(balanceDay, parseISO(stay.today)))) return inFull
  const amount =
    stay?.total === undefined
      ? fill(share, { percent })
      : fill(inEuro, { percent, amount: euro(Math.round((stay.total * percent) / 100)) })
  if (balanceDaysBefore === undefined) return fill(due, { amount })
  const date = balanceDay
    ? dateText(lightFormat(balanceDay, 'yyyy-MM-dd'))
    : daysText(balanceDaysBefore, words)
  return fill(withBalance, { amount, date })
}

const daysText = (days: number, { beforeCheckIn, onCheckIn }: TermsWords) =>
  days === 0 ? onCheckIn : fill(beforeCheckIn, { days: plural(days, 'day') })

/** The date with no-break spaces. */
const dateText = (date: string) => longDate(date).replaceAll(' ', '\u00a0')

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
