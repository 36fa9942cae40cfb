import { fill, weekdayDate } from '../format'
import type { MessageFacts } from './message'
import type { Dates } from './draft'
import type { BookingOffer } from './offer'
import type { CalendarFileWords } from '../schema/booking'

/**
 * Writes the stay as a calendar file (RFC 5545). The event lasts whole days, from check-in to check-out. It is tentative,
 * because nothing is booked yet, and the guest counts as free, because other plans stay possible.
 *
 * @param now the moment at which the file is written
 */
export function calendarFile(
  offer: BookingOffer,
  dates: Dates,
  words: CalendarFileWords,
  facts: MessageFacts,
  now: Date,
): string {
  const { host } = new URL(facts.url)
  const [from, to] = [dates.checkIn, dates.checkOut].map((date) => date.replaceAll('-', ''))
  const text = fill(words.text, {
    checkIn: weekdayDate(dates.checkIn),
    checkOut: weekdayDate(dates.checkOut),
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
    // DTEND is exclusive. An event without DTEND lasts one day, which is right for a stay of 0 nights.
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

/** Escapes a text value (RFC 5545 §3.3.11). */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/**
 * Folds a line that is longer than 75 bytes (RFC 5545 §3.1). Each further part begins with a space. A character has at most
 * four bytes in UTF-8, so parts of 18 characters always fit.
 */
function folded(line: string): string {
  if (new TextEncoder().encode(line).length <= 75) return line
  return line.match(/.{1,18}/gsu)!.join('\r\n ')
}
