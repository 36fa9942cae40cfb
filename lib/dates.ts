import { isValid, parseISO } from 'date-fns'

/**
 * Whether a text is an existing date in the form `YYYY-MM-DD`. Some browsers let a guest type a year of up to six digits
 * into a date field; such a text is no date.
 *
 * @example isIsoDate('2026-02-30') // false
 */
export const isIsoDate = (text: string) => /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text))

// A formatter is slow to make. Swedish dates are ISO dates.
const dayInDublin = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Dublin' })

/** Today's date at Greencastle. @example todayInDublin(new Date('2026-06-12T23:30:00Z')) // '2026-06-13' */
export const todayInDublin = (now: Date) => dayInDublin.format(now)

/** The Irish time of an instant, as the site prints it, with the minute rounded down: `9:00 AM` */
export const timeInDublin = (instant: Date) =>
  // The space before AM and PM is a narrow no-break space in some browsers and versions of Node.
  instant.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'Europe/Dublin' }).replace(/\s/, ' ')
