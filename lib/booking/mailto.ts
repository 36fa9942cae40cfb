import type { StayRequest } from './stay'
import type { MessageWords } from '../schema/booking'
import type { TermName } from '../schema/terms'
import { guestFields, guestOf, type GuestField } from './guest-fields'
import { encode, messageEnd, messageText, shorten, type MessageFacts } from './message'
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

/** The fields that are shortened first. */
const longFields: readonly GuestField[] = guestFields.flatMap(({ name, kind }) =>
  kind === 'lines' ? name : [],
)

/**
 * Writes the message at a length that mail programs accept. What gives way is listed in `steps`. A note stands where
 * something is left out. The question and the link at the end always stay.
 *
 * @returns the text, and whether more than terms that are not essential is left out
 */
export function messageThatFits(request: StayRequest, words: MessageWords, facts: MessageFacts) {
  const { terms = [] } = request
  const note = `… ${words.shortened}`
  const essential = terms.filter((row) => essentialTerms.includes(row.name))

  /** @param room for each text of several lines, in encoded characters */
  const textWith = (shownTerms: readonly TermRow[], room: number) => {
    const shortened = (field: GuestField, text: string) =>
      longFields.includes(field) && encode(text).length > encode(note).length + room
        ? shorten(text, room) + note
        : text
    const guest = request.guest && guestOf((field) => shortened(field, request.guest![field]))
    const noteAfterTerms = shownTerms.length < terms.length ? note : undefined
    return messageText({ ...request, guest, terms: shownTerms }, words, facts, noteAfterTerms)
  }
  const roomWith = (shownTerms: readonly TermRow[]) =>
    Math.max(0, maxBodyLength - encode(textWith(shownTerms, 0)).length) / longFields.length

  // In this order, until the message fits.
  const steps = [
    { shownTerms: terms, room: Infinity },
    // The terms that are not essential are left out,
    { shownTerms: essential, room: Infinity },
    // and special requests are shortened,
    { shownTerms: essential, room: roomWith(essential) },
    // and all terms are left out.
    { shownTerms: [], room: roomWith([]) },
  ]
  for (const { shownTerms, room } of steps) {
    const text = textWith(shownTerms, room)
    if (encode(text).length <= maxBodyLength) return { text, shortened: room < Infinity }
  }
  // A name of a thousand letters.
  const end = note + (request.dates ? `\n${messageEnd(request, words, facts)}` : '')
  const beginning = textWith([], 0).slice(0, note.length - end.length || undefined)
  return { text: shorten(beginning, maxBodyLength - encode(end).length) + end, shortened: true }
}
