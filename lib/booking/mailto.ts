import type { StayRequest } from './stay'
import type { LetterWords } from '../schema/booking'
import { clean } from './clean'
import { letterText, type StayFacts } from './letter'

/** Windows hands an address of at most 2,048 characters to the mail program: what is left for the letter. */
const room = 1_600
const roomForName = 240

/** @example mailAddress('info@edgewater.example', 'Dates & price') // 'mailto:info@edgewater.example?subject=Dates%20%26%20price' */
export function mailAddress(address: string, subject: string, text?: string): string {
  const body = text === undefined ? '' : `&body=${encoded(text)}`
  return `mailto:${address}?subject=${encoded(subject)}${body}`
}

/** @param number digits with country code: `353740000000` */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encoded(text)}`
}

/**
 * The letter at a length that mail programs accept. Special requests that do not fit are cut, and say so.
 *
 * @returns the text, and whether it was shortened
 */
export function fittingLetter(request: StayRequest, words: LetterWords, facts: StayFacts) {
  if (!request.guest) return { text: letterText(request, words, facts), shortened: false }
  const { name, email, phone, requests } = request.guest
  const [shortName, shortEmail, shortPhone] = [name, email, phone].map((text) => cut(text, roomForName))
  const textWith = (wishes: string) => {
    const guest = {
      name: shortName ?? '',
      email: shortEmail ?? '',
      phone: shortPhone ?? '',
      requests: wishes,
    }
    return letterText({ ...request, guest }, words, facts)
  }
  const whole = textWith(requests)
  if (encoded(whole).length <= room) return { text: whole, shortened: false }
  const rest = room - encoded(textWith(words.shortened)).length
  return { text: textWith(cut(requests, rest) + words.shortened), shortened: true }
}

/** The beginning of a text that takes at most so many characters in an address. */
function cut(text: string, length: number): string {
  let used = 0
  let beginning = ''
  for (const character of clean(text)) {
    used += encoded(character).length
    if (used > length) break
    beginning += character
  }
  return beginning
}

/** Line breaks are CRLF (RFC 6068 §5). */
const encoded = (text: string) => encodeURIComponent(clean(text).replaceAll('\n', '\r\n'))
