import { isValid, parseISO } from 'date-fns'

/**
 * Whether a text names a day of the calendar as `YYYY-MM-DD`. A date input can hold more than that: some browsers let a
 * guest type a year of up to six digits.
 *
 * @example isIsoDate('2026-02-30') // false
 */
export function isIsoDate(text: string): boolean {
  return /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text))
}
