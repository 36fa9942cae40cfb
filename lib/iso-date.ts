/**
 * Whether a text is an existing date in the form `YYYY-MM-DD`. Some browsers let a guest type a year of up to six digits
 * into a date field; such a text is no date (requirements, last section). The inline script of the booking page needs this
 * function, so it works without a library.
 *
 * @example isIsoDate('2026-02-30') // false
 */
export function isIsoDate(text: string): boolean {
  // JavaScript parses 30 February as 2 March, or not at all.
  const date = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(NaN)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
