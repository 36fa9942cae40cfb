import { differenceInCalendarDays, parseISO } from 'date-fns'
import { problem } from './problem'

const YEAR = 365

/**
 * A word on the day until which `/.well-known/security.txt` may be believed. It is a word and no fault: a site that was
 * built yesterday can be built tomorrow, whatever the day.
 *
 * @param until `securityContactUntil` of `content/site.ts`, ISO date
 * @param today ISO date
 * @returns nothing while the day is ahead and, as RFC 9116 asks, less than a year away
 */
export function expiryReminder(until: string, today: string): string | undefined {
  const daysLeft = differenceInCalendarDays(parseISO(until), parseISO(today))
  const say = (what: string, fix: string) => problem('content/site.ts', 'securityContactUntil', what, fix)
  if (daysLeft < 0)
    return say(`It was ${until}, and security.txt is not believed any more.`, 'Move it on by some months.')
  if (daysLeft > YEAR) return say(`${until} is more than a year away.`, 'Take a day within the year.')
  return undefined
}
