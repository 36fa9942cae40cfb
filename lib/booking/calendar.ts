import { fill, weekdayDate } from '../format'
import type { StayFacts } from './letter'
import type { StayRequest } from './stay'
import type { CalendarWords } from '../schema/booking'

/**
 * The stay as a calendar file (RFC 5545): whole days from check-in to check-out, tentative, because nothing is booked
 * yet, and free, because the guest may still plan something else.
 *
 * @param host of the site, which makes the event's identifier unique
 * @param now when the file is made
 * @returns `undefined` while the property or the dates are not known
 */
export function calendarFile(
  { offer, dates }: StayRequest,
  words: CalendarWords,
  facts: StayFacts,
  host: string,
  now: Date,
): string | undefined {
  if (!offer || !dates) return undefined
  const [from, to] = [compact(dates.from), compact(dates.to)]
  const text = fill(words.text, {
    checkIn: weekdayDate(dates.from),
    checkInTime: facts.checkIn,
    checkOut: weekdayDate(dates.to),
    checkOutTime: facts.checkOut,
  })
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Booking request//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${offer.id}-${from}-${to}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${from}`,
    // The end is not part of the event; without one it lasts its first day, as a stay of 0 nights does.
    ...(from === to ? [] : [`DTEND;VALUE=DATE:${to}`]),
    `SUMMARY:${escaped(fill(words.title, { property: offer.name }))}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(facts.location)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** @example compact('2026-06-12') // '20260612' */
const compact = (date: string) => date.replaceAll('-', '')

/** RFC 5545 §3.3.11 */
const escaped = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Lines of at most 75 bytes, continued after a break and a space, never inside a character (RFC 5545 §3.1). */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 75) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}
