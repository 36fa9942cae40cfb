import type { Request } from './request'
import type { MessageWords } from '../schema/booking'
import type { TermName } from '../schema/terms'
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

/**
 * Writes the message at a length that mail programs accept. Terms give way first, those that are not essential before the
 * others, and then the end of what the guest has typed. A note stands where something is left out. The question and the link
 * at the end always stay.
 *
 * @returns the text, and whether more than terms is left out
 */
export function messageThatFits(request: Request, words: MessageWords, facts: MessageFacts) {
  const { terms = [] } = request
  const note = `… ${words.shortened}`
  const textWith = (shownTerms: readonly TermRow[]) => {
    const noteAfterTerms = shownTerms.length < terms.length ? note : undefined
    return messageText({ ...request, terms: shownTerms }, words, facts, noteAfterTerms)
  }
  const essential = terms.filter((row) => essentialTerms.includes(row.name))
  for (const shownTerms of [terms, essential, []]) {
    const text = textWith(shownTerms)
    if (encode(text).length <= maxBodyLength) return { text, shortened: false }
  }
  const end = messageEnd(request, words, facts) ?? ''
  const beginning = textWith([]).slice(0, end ? -end.length - 1 : undefined)
  const ending = end ? `${note}\n${end}` : note
  return { text: shorten(beginning, maxBodyLength - encode(ending).length) + ending, shortened: true }
}
