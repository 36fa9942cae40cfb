import { addDays, countNights, type NightRange } from '../availability/nights'
import { dateRange, fill, plural, weekdayDate } from '../format'
import type { ChoiceWords } from '../schema/booking'
import type { Dates } from './dates'

/** Whether the next press on the calendar is the day of departure. The two fields alone decide that. */
export const isChoosing = ({ checkIn, checkOut }: Dates) => checkIn !== '' && checkOut === ''

/**
 * The dates after a press on a day of the calendar. The first press sets check-in, and keeps a later check-out that has been
 * typed; then a later day sets check-out, and the same or an earlier day is a new check-in; a third press begins again.
 *
 * @example datesAfterPress({ checkIn: '2026-12-02', checkOut: '' }, '2026-12-06') // { checkIn: '2026-12-02', checkOut: '2026-12-06' }
 */
export function datesAfterPress(dates: Dates, day: string): Dates {
  const { checkIn, checkOut } = dates
  if (isChoosing(dates) && day > checkIn) return { checkIn, checkOut: day }
  return { checkIn: day, checkOut: !checkIn && day < checkOut ? checkOut : '' }
}

/**
 * The nights between two dates, in whichever order they are; for one date, or for the same date twice, the range has no
 * night. `undefined` without a date.
 */
export function nightsBetween({ checkIn, checkOut }: Dates): NightRange | undefined {
  const [from, to] = [checkIn || checkOut, checkOut || checkIn].sort()
  return from && to ? [from, to] : undefined
}

/**
 * Where nights lie in the cells of a calendar of days: a night is the right half of the cell of its evening, and the left
 * half of the cell of the next morning. `from` and `to` are days of the calendar, both included.
 *
 * @example halvesOf(['2026-12-04', '2026-12-07'])
 * // { right: { from: '2026-12-04', to: '2026-12-06' }, left: { from: '2026-12-05', to: '2026-12-07' } }
 */
export const halvesOf = ([first, departure]: NightRange) => ({
  right: { from: first, to: addDays(departure, -1) },
  left: { from: addDays(first, 1), to: departure },
})

/**
 * Says what is chosen, or what to press next: what stands before the dates, the dates, and what stands after them.
 *
 * @example choiceInWords({ checkIn: '2026-12-02', checkOut: '' }, words) // ['Arriving ', 'Wed 2 December 2026', '. Now press …']
 */
export function choiceInWords(dates: Dates, words: ChoiceWords): string[] {
  const chosen = nightsBetween(dates)
  if (!chosen || !dates.checkIn) return [words.arrive]
  if (!dates.checkOut) return around(words.leave, '{date}', weekdayDate(dates.checkIn))
  const sentence = fill(words.chosen, { nights: plural(countNights(chosen), 'night') })
  return around(sentence, '{dates}', dateRange(...chosen))
}

function around(sentence: string, blank: string, value: string) {
  const [before = '', after = ''] = sentence.split(blank)
  return [before, value, after]
}
