import { dateRange, euro, fill, plural, weekdayDate } from '../format'
import { guestFields } from './guest-fields'
import type { StayRequest } from './stay'
import type { MessageWords } from '../schema/booking'
import type { Row } from '../schema/property'
import type { Site } from '../schema/site'

/** The times of arrival and departure and the place, which `content/site.ts` holds. */
export type StayFacts = Pick<Site, 'checkIn' | 'checkOut' | 'location'>

/**
 * Writes the request as plain text, for the guest's email, the clipboard and WhatsApp. A detail that is no longer known
 * gets a line to fill in.
 *
 * @param terms the owner's terms as the site shows them for this stay
 * @param noteAfterTerms says that some terms are left out
 * @returns lines joined by `\n`
 */
export function messageText(
  request: StayRequest,
  words: MessageWords,
  facts: StayFacts,
  terms: readonly Row[] = [],
  noteAfterTerms?: string,
): string {
  const { offer, dates, nights, guests, guest } = request
  const line = ({ name, isNeeded, kind }: (typeof guestFields)[number]) => {
    const text = (kind === 'lines' ? clean : cleanLine)(guest?.[name] ?? '').trim()
    const { line: label } = words.fields[name]
    if (kind === 'lines') return text ? `\n${label}:\n${text}` : undefined
    return text || isNeeded ? `${label}: ${text || words.unknown}` : undefined
  }
  return lines(
    words.greeting,
    '',
    offer ? fill(words.opening, { property: offer.name }) : words.openingWithoutProperty,
    '',
    fill(words.checkIn, { date: dates ? weekdayDate(dates.checkIn) : words.unknown, time: facts.checkIn }),
    fill(words.checkOut, { date: dates ? weekdayDate(dates.checkOut) : words.unknown, time: facts.checkOut }),
    nights === undefined ? undefined : `${words.nights}: ${nights}`,
    guests === undefined ? undefined : `${words.guests}: ${guests}`,
    totalLine(request, words),
    terms.length > 0 || noteAfterTerms ? `\n${words.terms}:` : undefined,
    ...terms.map(({ term, value }) => `${term}: ${value}`),
    noteAfterTerms,
    '',
    ...guestFields.map(line),
  )
}

/**
 * Writes the message with its recipient and subject above it, for a guest who pastes it where no `mailto` link leads.
 *
 * @param to the owner's email address
 * @returns lines joined by `\n`, of which the first two are `To: …` and `Subject: …`
 */
export function messageToCopy(
  to: string,
  request: StayRequest,
  words: MessageWords,
  facts: StayFacts,
  terms: readonly Row[] = [],
): string {
  return lines(
    `${words.to}: ${to}`,
    `${words.subjectLabel}: ${messageSubject(request, words)}`,
    '',
    messageText(request, words, facts, terms),
  )
}

/**
 * Writes the subject of the email from what is known of the stay.
 *
 * @example messageSubject(request, words) // 'Booking request: Edgewater House, Fri 12 – Mon 15 June 2026'
 */
export function messageSubject({ offer, dates, nights }: StayRequest, words: MessageWords): string {
  const when = dates
    ? dateRange(dates.checkIn, dates.checkOut)
    : nights !== undefined && plural(nights, 'night')
  return fill(words.subject, { stay: [offer?.name, when].filter(Boolean).join(', ') })
    .replaceAll('\u00a0', ' ')
    .replace(/[:,]? $/, '')
}

function totalLine({ offer, nights, total, totalMatchesPrice }: StayRequest, words: MessageWords) {
  if (total === undefined) return undefined
  const isOurPrice = totalMatchesPrice && offer && nights !== undefined
  const detail = isOurPrice ? `${plural(nights, 'night')} × ${euro(offer.nightlyPrice)}` : words.asRequested
  return `${words.total}: ${euro(total)} (${detail})`
}

/** Joins the lines that are there. Some mail programs print a no-break space oddly, so it becomes a space. */
function lines(...items: (string | undefined)[]): string {
  return items
    .filter((item) => item !== undefined)
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

/**
 * Makes a text safe for addresses, files and mail programs. Every line break becomes `\n`, control characters are removed,
 * and a lone surrogate, for which `encodeURIComponent` throws, becomes U+FFFD.
 *
 * @example clean('two\r\nlines\u0000') // 'two\nlines'
 */
export function clean(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** Does the same, and puts the text on one line. */
export function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s+/g, ' ').trim()
}
