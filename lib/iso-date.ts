import { isValid, parseISO } from 'date-fns'

/**
 * Whether a text is an existing date in the form `YYYY-MM-DD`. Some browsers let a guest type a year of up to six digits
 * into a date field; such a text is no date (requirements, last section).
 *
 * @example isIsoDate('2026-02-30') // false
 */
export function isIsoDate(text: string): boolean {
  return /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text))
}
