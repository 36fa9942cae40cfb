import { dateRange, euro, fill, grouped, plural, weekdayDate } from '../format'
import { guestFields } from '../guest-fields'
import { planAddress } from './plan'
import type { Request } from './request'
import type { MessageWords } from '../schema/booking'
import type { Site } from '../schema/site'

/** The times of arrival and departure, the place, and the origin of the site, which `content/site.ts` holds. */
export type MessageFacts = Pick<Site, 'checkIn' | 'checkOut' | 'location' | 'url'>

/**
 * Writes the request as plain text, for the guest's email, the clipboard and WhatsApp. A detail that is no longer known
 * gets a line to fill in. It ends with the question that is to be answered and a link that opens the plan; the link holds
 * nothing of the guest.
 *
 * @param noteAfterTerms says that some terms are left out
 * @returns lines joined by `\n`
 */
export function messageText(
  request: Request,
  words: MessageWords,
  facts: MessageFacts,
  noteAfterTerms?: string,
): string {
  const { offer, stay, nights, guests, guest, taken, terms = [] } = request
  const dates = stay?.dates
  const line = ({ name, isNeeded, kind }: (typeof guestFields)[number]) => {
    const text = (kind === 'lines' ? clean : cleanLine)(guest?.[name] ?? '').trim()
    const { line: label } = words.fields[name]
    if (kind === 'lines') return text || !guest ? `\n${label}:\n${text || words.unknown}` : undefined
    return text || isNeeded ? `${label}: ${text || words.unknown}` : undefined
  }
  return lines(
    words.greeting,
    '',
    offer ? fill(words.opening, { property: offer.name }) : words.openingWithoutProperty,
    taken && fill(words.taken, { hint: taken }),
    '',
    fill(words.checkIn, { date: dates ? weekdayDate(dates.checkIn) : words.unknown, time: facts.checkIn }),
    fill(words.checkOut, { date: dates ? weekdayDate(dates.checkOut) : words.unknown, time: facts.checkOut }),
    nights === undefined ? undefined : `${words.nights}: ${grouped(nights)}`,
    guests === undefined ? undefined : `${words.guests}: ${guests}`,
    `${words.party} `,
    totalLine(request, words),
    terms.length > 0 || noteAfterTerms ? `\n${words.terms}:` : undefined,
    ...terms.map(({ term, value }) => `${term}: ${value}`),
    noteAfterTerms,
    '',
    ...guestFields.filter(({ kind }) => kind !== 'lines').map(line),
    ...guestFields.filter(({ kind }) => kind === 'lines').map(line),
    messageEnd(request, words, facts),
  )
}

/** The question that is to be answered, and the address that opens the plan; `undefined` without dates. */
export function messageEnd({ stay }: Request, words: MessageWords, facts: MessageFacts) {
  if (!stay?.dates) return undefined
  const { offer, dates, guests } = stay
  const link = offer && planAddress({ property: offer.id, ...dates, guests })
  return lines('', words.answer, link && fill(words.plan, { link: facts.url + link }))
}

/** Encoded characters of a name in the subject, so that the subject fits into a mailto address. */
const maxNameLength = 80

/**
 * Writes the subject of the email from what is known of the stay. It ends with the guest's name, which tells two requests
 * for the same nights apart.
 *
 * @example messageSubject(request, words) // 'Booking request: Edgewater House, Fri 12 – Mon 15 June 2026, Aoife Doherty'
 */
export function messageSubject({ offer, stay, nights, guest }: Request, words: MessageWords): string {
  const when = stay?.dates
    ? dateRange(stay.dates.checkIn, stay.dates.checkOut)
    : nights !== undefined && plural(nights, 'night')
  const name = shorten(cleanLine(guest?.name ?? ''), maxNameLength).trim()
  return fill(words.subject, { stay: [offer?.name, when, name].filter(Boolean).join(', ') }).replace(
    /[:,]? $/,
    '',
  )
}

function totalLine({ offer, nights, total, totalMatchesPrice }: Request, words: MessageWords) {
  if (total === undefined) return undefined
  const isOurPrice = totalMatchesPrice && offer && nights !== undefined
  const detail = isOurPrice ? `${plural(nights, 'night')} × ${euro(offer.nightlyPrice)}` : words.asRequested
  return `${words.total}: ${euro(total)} (${detail})`
}

/** Joins the lines that are there. */
function lines(...items: (string | undefined)[]): string {
  return items.filter((item) => item !== undefined).join('\n')
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

/** Keeps the beginning of a text whose encoded form has at most so many characters. */
export function shorten(text: string, maxLength: number): string {
  let length = 0
  let beginning = ''
  for (const character of text) {
    length += encode(character).length
    if (length > maxLength) break
    beginning += character
  }
  return beginning
}

/** Encodes a text for an address. Line breaks become CRLF (RFC 6068 §5). */
export const encode = (text: string) => encodeURIComponent(clean(text).replaceAll('\n', '\r\n'))
