import { dateRange, euro, fill, plural, weekdayDate } from '../format'
import type { StayRequest } from './stay'
import type { LetterWords } from '../schema/booking'
import { clean, cleanLine } from './clean'

/** What the owner says about arriving and leaving, and where the place is. */
export interface StayFacts {
  checkIn: string
  checkOut: string
  location: string
}

/**
 * The request as a letter in plain text: in the guest's email, on the clipboard, in WhatsApp. Of what this visit does
 * not know there is a line to fill in.
 *
 * @returns lines ending in `\n`
 */
export function letterText(request: StayRequest, words: LetterWords, facts: StayFacts): string {
  const { offer, dates, nights, guests, guest } = request
  const known = (text: string | undefined) => cleanLine(text ?? '') || words.unknown
  const requests = clean(guest?.requests ?? '').trim()
  return lines(
    words.greeting,
    '',
    offer ? fill(words.opening, { property: offer.name }) : words.openingWithoutProperty,
    '',
    fill(words.checkIn, { date: dates ? weekdayDate(dates.from) : words.unknown, time: facts.checkIn }),
    fill(words.checkOut, { date: dates ? weekdayDate(dates.to) : words.unknown, time: facts.checkOut }),
    nights === undefined ? undefined : `${words.nights}: ${nights}`,
    guests === undefined ? undefined : `${words.guests}: ${guests}`,
    totalLine(request, words),
    '',
    `${words.name}: ${known(guest?.name)}`,
    guest && `${words.email}: ${known(guest.email)}`,
    `${words.phone}: ${known(guest?.phone)}`,
    requests ? `\n${words.requests}:\n${requests}` : undefined,
  )
}

/** @example letterSubject(request, words) // 'Booking request: Edgewater House, Fri 12 – Mon 15 June 2026' */
export function letterSubject({ offer, dates, nights }: StayRequest, words: LetterWords): string {
  const when = dates ? dateRange(dates.from, dates.to) : nights !== undefined && plural(nights, 'night')
  return fill(words.subject, { stay: [offer?.name, when].filter(Boolean).join(', ') })
    .replaceAll('\u00a0', ' ')
    .replace(/[:,]? $/, '')
}

function totalLine({ offer, nights, total, totalConfirmed }: StayRequest, words: LetterWords) {
  if (total === undefined) return undefined
  const confirmed = totalConfirmed && offer && nights !== undefined
  const why = confirmed ? `${plural(nights, 'night')} × ${euro(offer.nightlyPrice)}` : words.asRequested
  return `${words.total}: ${euro(total)} (${why})`
}

/** No-break spaces are for print; in a letter some programs show them as odd characters. */
function lines(...items: (string | undefined)[]): string {
  return items
    .filter((item) => item !== undefined)
    .join('\n')
    .replaceAll('\u00a0', ' ')
}
