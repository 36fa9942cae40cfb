import { dateRange, euro, fill, grouped, plural, weekdayDate } from '../format'
import { guestFields } from '../guest-fields'
import { clean, encode } from './mailto'
import { planAddress } from './plan'
import type { Request } from './request'
import type { MessageWords } from '../schema/booking'
import type { TermName } from '../schema/terms'
import type { TermRow } from './terms'
import type { Site } from '../schema'

/** The times of arrival and departure, the place, and the origin of the site, which `content/site.ts` holds. */
export type MessageFacts = Pick<Site, 'checkIn' | 'checkOut' | 'location' | 'url'>

/**
 * Writes the request as plain text, for the guest's email, the clipboard and WhatsApp. A detail that is no longer known
 * gets a line to fill in. It ends with the question that is to be answered and a link that opens the plan; the link holds
 * nothing of the guest.
 *
 * @param shownTerms where they are not all of the request's, a note says that some are left out
 * @returns lines joined by `\n`
 */
export function messageText(
  request: Request,
  words: MessageWords,
  facts: MessageFacts,
  shownTerms: readonly TermRow[] = request.terms ?? [],
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
    terms.length > 0 ? `\n${words.terms}:` : undefined,
    ...shownTerms.map(({ term, value }) => `${term}: ${value}`),
    shownTerms.length < terms.length ? shortenedNote(words) : undefined,
    '',
    ...guestFields.filter(({ kind }) => kind !== 'lines').map(line),
    ...guestFields.filter(({ kind }) => kind === 'lines').map(line),
    messageEnd(request, words, facts),
  )
}

/** The question that is to be answered, and the address that opens the plan; `undefined` without dates. */
function messageEnd({ stay }: Request, words: MessageWords, facts: MessageFacts) {
  if (!stay?.dates) return undefined
  const { offer, dates, guests } = stay
  const link = offer && planAddress({ property: offer.id, ...dates, guests })
  return lines('', words.answer, link && fill(words.plan, { link: facts.url + link }))
}

/**
 * The longest encoded body of a mailto address. Windows passes at most 2,048 characters to the mail program, and at most
 * 250 of them are for the address and the subject.
 */
const maxBodyLength = 1_750

/** The terms that the email holds in any case. The owner knows the others, and the guest's own words matter more. */
const essentialTerms: readonly TermName[] = ['deposit', 'cancellation', 'minimumNights']

/**
 * Writes the message at a length that mail programs accept. Terms give way first, those that are not essential before the
 * others, and then the end of what the guest has typed. A note stands where something is left out. The question and the link
 * at the end always stay.
 *
 * @returns the text, and whether more than terms is left out
 */
export function messageThatFits(request: Request, words: MessageWords, facts: MessageFacts) {
  const { terms = [] } = request
  const essential = terms.filter((row) => essentialTerms.includes(row.name))
  for (const shownTerms of [terms, essential, []]) {
    const text = messageText(request, words, facts, shownTerms)
    if (encode(text).length <= maxBodyLength) return { text, shortened: false }
  }
  const end = messageEnd(request, words, facts)
  const beginning = messageText(request, words, facts, []).slice(0, end ? -end.length - 1 : undefined)
  const ending = lines(shortenedNote(words), end)
  return { text: shorten(beginning, maxBodyLength - encode(ending).length) + ending, shortened: true }
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
  const known = [offer?.name, when, name].filter(Boolean).join(', ')
  return fill(words.subject, { stay: known }).replace(/[:,]? $/, '')
}

function totalLine({ offer, nights, total, totalMatchesPrice }: Request, words: MessageWords) {
  if (total === undefined) return undefined
  const isOurPrice = totalMatchesPrice && offer && nights !== undefined
  const detail = isOurPrice ? `${plural(nights, 'night')} × ${euro(offer.nightlyPrice)}` : words.asRequested
  return `${words.total}: ${euro(total)} (${detail})`
}

const shortenedNote = (words: MessageWords) => `… ${words.shortened}`

/** Joins the lines that are there. */
const lines = (...items: (string | undefined)[]) => items.filter((item) => item !== undefined).join('\n')

/** Makes a text safe, and puts it on one line. */
const cleanLine = (text: string) => clean(text).replaceAll(/\s+/g, ' ')

/** Keeps the beginning of a text whose encoded form has at most so many characters. */
function shorten(text: string, maxLength: number): string {
  let length = 0
  let beginning = ''
  for (const character of text) {
    length += encode(character).length
    if (length > maxLength) break
    beginning += character
  }
  return beginning
}
