import type { StayRequest } from './stay'
import type { MessageWords } from '../schema/booking'
import type { TermName } from '../schema/terms'
import { clean, cleanLine, messageText, type StayFacts } from './message'
import type { TermRow } from './terms'

/**
 * The longest encoded body of a mailto address. Windows passes at most 2,048 characters to the mail program, and at most
 * 250 of them are for the address and the subject.
 */
const maxBodyLength = 1_750

/** @example mailAddress('a@b.example', 'Dates & price', 'When?') // 'mailto:a@b.example?subject=Dates%20%26%20price&body=When%3F' */
export const mailAddress = (address: string, subject: string, text: string) =>
  `mailto:${address}?subject=${encode(subject)}&body=${encode(text)}`

/** @param number digits with country code: `353740000000` */
export const whatsAppAddress = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encode(text)}`

/** The terms that the email holds in any case. The owner knows the others, and the guest's own words matter more. */
const essentialTerms: readonly TermName[] = ['deposit', 'cancellation', 'minimumNights']

/**
 * Writes the message at a length that mail programs accept. If it is too long, these give way in turn, until it fits: the
 * terms that are not essential, the end of special requests, all terms, and the ends of name, email and phone. A note
 * stands where something is left out.
 *
 * @returns the text, and whether more than terms that are not essential is left out
 */
export function messageThatFits(
  request: StayRequest,
  words: MessageWords,
  facts: StayFacts,
  terms: readonly TermRow[] = [],
) {
  const { guest } = request
  const note = `… ${words.shortened}`
  const essential = terms.filter((row) => essentialTerms.includes(row.name))

  const textWith = (shownTerms: readonly TermRow[], shownGuest: Partial<StayRequest['guest']> = {}) =>
    messageText(
      { ...request, guest: guest && { ...guest, ...shownGuest } },
      words,
      facts,
      shownTerms,
      shownTerms.length < terms.length ? note : undefined,
    )
  /** The field, shortened to `room` encoded characters and the note if it is longer than that. */
  const beginning = (field: 'name' | 'email' | 'phone' | 'requests', room: number) => {
    const text = guest ? (field === 'requests' ? clean : cleanLine)(guest[field]) : ''
    return encode(text).length <= encode(note).length + room ? text : shorten(text, room) + note
  }
  const versions: ((room: number) => string)[] = [
    () => textWith(terms),
    () => textWith(essential),
    (room) => textWith(essential, { requests: beginning('requests', room) }),
    (room) => textWith([], { requests: beginning('requests', room) }),
    (room) =>
      textWith([], {
        name: beginning('name', room / 3),
        email: beginning('email', room / 3),
        phone: beginning('phone', room / 3),
        requests: beginning('requests', 0),
      }),
  ]
  const roomIn = (index: number) => maxBodyLength - encode(versions[index]!(0)).length
  let index = 0
  while (roomIn(index) < 0 && index < versions.length - 1) index++
  return { text: versions[index]!(roomIn(index)), shortened: index > 1 }
}

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

/** Encodes a text for an address. Line breaks become CRLF (RFC 6068 §5). */
const encode = (text: string) => encodeURIComponent(clean(text).replaceAll('\n', '\r\n'))
