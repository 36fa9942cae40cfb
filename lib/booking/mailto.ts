import type { StayRequest } from './stay'
import type { MessageWords } from '../schema/booking'
import { clean } from './clean'
import { messageText, type StayFacts } from './message'

/**
 * The longest encoded body of a mailto address. Windows passes at most 2,048 characters to the mail program, and some 400
 * of them are for the address and the subject.
 */
const maxBodyLength = 1_600
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

/**
 * Writes the message at a length that mail programs accept. Special requests that do not fit are shortened, and a note
 * after them says so.
 *
 * @returns the text, and whether it was shortened
 */
export function messageThatFits(request: StayRequest, words: MessageWords, facts: StayFacts) {
  if (!request.guest) return { text: messageText(request, words, facts), shortened: false }
  const { name, email, phone, requests } = request.guest
  const guest = {
    name: shorten(name, maxFieldLength),
    email: shorten(email, maxFieldLength),
    phone: shorten(phone, maxFieldLength),
  }
  const textWith = (specialRequests: string) =>
    messageText({ ...request, guest: { ...guest, requests: specialRequests } }, words, facts)
  const whole = textWith(requests)
  if (encode(whole).length <= maxBodyLength) return { text: whole, shortened: false }
  const lengthLeft = maxBodyLength - encode(textWith(words.shortened)).length
  return { text: textWith(shorten(requests, lengthLeft) + words.shortened), shortened: true }
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
