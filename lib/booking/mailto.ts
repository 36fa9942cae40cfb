import type { StayRequest } from './stay'
import type { MessageWords } from '../schema/booking'
import type { TermName } from '../schema/terms'
import { clean, messageText, type StayFacts } from './message'
import type { TermRow } from './terms'

/**
 * The longest encoded body of a mailto address. Windows passes at most 2,048 characters to the mail program, and at most
 * 250 of them are for the address and the subject.
 */
const maxBodyLength = 1_750
/** The longest encoded name, email address and phone number within the body. */
const maxFieldLength = 240

/** @example mailAddress('info@edgewater.example', 'Dates & price') // 'mailto:info@edgewater.example?subject=Dates%20%26%20price' */
export function mailAddress(address: string, subject: string, text?: string): string {
  const body = text === undefined ? '' : `&body=${encode(text)}`
  return `mailto:${address}?subject=${encode(subject)}${body}`
}

/** @param number digits with country code: `353740000000` */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encode(text)}`
}

/** The terms that the email holds in any case. The owner knows the others, and the guest's own words matter more. */
const essentialTerms: readonly TermName[] = ['deposit', 'cancellation', 'minimumNights']

/**
 * Writes the message at a length that mail programs accept. If it is too long, it keeps the essential terms alone; if it
 * is still too long, special requests are shortened, and a note after them says so.
 *
 * @returns the text, and whether special requests were shortened
 */
export function messageThatFits(
  request: StayRequest,
  words: MessageWords,
  facts: StayFacts,
  terms: readonly TermRow[] = [],
) {
  const { guest } = request
  const textWith = (requests: string, shownTerms: readonly TermRow[]) => {
    const shownGuest = guest && {
      name: shorten(guest.name, maxFieldLength),
      email: shorten(guest.email, maxFieldLength),
      phone: shorten(guest.phone, maxFieldLength),
      requests,
    }
    return messageText({ ...request, guest: shownGuest }, words, facts, shownTerms)
  }
  const requests = guest?.requests ?? ''
  const essential = terms.filter((row) => essentialTerms.includes(row.name))
  for (const shownTerms of [terms, essential]) {
    const whole = textWith(requests, shownTerms)
    if (encode(whole).length <= maxBodyLength) return { text: whole, shortened: false }
  }
  const lengthLeft = maxBodyLength - encode(textWith(words.shortened, essential)).length
  return { text: textWith(shorten(requests, lengthLeft) + words.shortened, essential), shortened: true }
}

/** Keeps the beginning of a text whose encoded form has at most so many characters. */
function shorten(text: string, maxLength: number): string {
  let length = 0
  let beginning = ''
  for (const character of clean(text)) {
    length += encode(character).length
    if (length > maxLength) break
    beginning += character
  }
  return beginning
}

/** Encodes a text for an address. Line breaks become CRLF (RFC 6068 §5). */
const encode = (text: string) => encodeURIComponent(clean(text).replaceAll('\n', '\r\n'))
