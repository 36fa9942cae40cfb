import { countNights, type NightRange } from '../availability'
import { dateRange, fill, plural, weekdayDate } from '../format'
import type { CalendarWords } from '../schema/booking'
import type { Dates } from './draft'

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
 * Says what is chosen, or what to press next: what stands before the dates, the dates, and what stands after them.
 *
 * @example choiceInWords({ checkIn: '2026-12-02', checkOut: '' }, words) // ['Arriving ', 'Wed 2 December 2026', '. Now press …']
 */
export function choiceInWords(dates: Dates, words: CalendarWords): string[] {
  const chosen = nightsBetween(dates)
  if (!chosen || !dates.checkIn) return [words.arrive]
  const [sentence, days] = dates.checkOut
    ? [fill(words.chosen, { nights: plural(countNights(chosen), 'night') }), dateRange(...chosen)]
    : [words.leave, weekdayDate(dates.checkIn)]
  const [before = '', after = ''] = sentence.split(/\{dates?\}/)
  return [before, days, after]
}
