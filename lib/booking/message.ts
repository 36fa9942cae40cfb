import { dateRange, euro, fill, grouped, plural, weekdayDate } from '../format'
import { planAddress } from './plan'
import type { Request } from './request'
import { detailFields, type Guest, type GuestField } from './stay'

/** The words of the message, as `content/thank-you.ts` has them. */
export type MessageWords = Readonly<
  Record<
    | ('to' | 'subjectLabel' | 'subject' | 'greeting' | 'opening' | 'openingWithoutProperty')
    | ('checkIn' | 'checkOut' | 'nights' | 'guests' | 'party' | 'total' | 'asRequested' | 'terms')
    | ('answer' | 'plan' | 'unknown'),
    string
  >
>

interface MessageFacts {
  /** To whom the request goes. */
  email: string
  /** Digits with country code: `353740000000`; empty without WhatsApp. */
  whatsApp: string
  /** Origin of the site. */
  siteUrl: string
}

type Labels = Readonly<Record<GuestField, { line: string }>>

/** Windows passes at most 2,048 characters to the mail program. */
const maxAddressLength = 2_000

/** In an address a letter of another script takes six or nine characters. A name takes no more in a subject. */
const maxNameLength = 120

/**
 * Writes the request as an email. A detail that is no longer known gets a line to fill in. The text ends with the question
 * that is to be answered and a link that opens the plan; the link holds nothing of the guest.
 *
 * @returns `text`, the whole message; `summary`, the same with recipient and subject, for a guest who pastes it where no
 *   `mailto` link leads; `address`, the `mailto` link; `whatsAppAddress`; and `isCut`, whether both lack words of the guest. No
 *   address is longer than mail programs take: besides details that are too long themselves, a link to the owner's terms takes
 *   the place of their list first, and only then are the special requests cut, at a word.
 */
export function messageOf(
  request: Request,
  words: MessageWords,
  labels: Labels,
  { email, whatsApp, siteUrl }: MessageFacts,
) {
  const { offer, guest } = request
  const subject = subjectOf(request, words)
  const textWith = bodyOf(request, words, labels, siteUrl)
  const listed = [`${words.terms}:`, ...(offer?.terms ?? []).map(({ term, value }) => `${term}: ${value}`)]
  const linked = [`${words.terms}: ${siteUrl}/${offer?.id}#terms`]
  const typed = cleanGuest(guest)
  const text = textWith(typed, listed)

  const mailStart = `mailto:${email}?subject=${encode(subject)}&body=`
  const whatsAppStart = `https://wa.me/${whatsApp}?text=`
  const room = maxAddressLength - Math.max(mailStart.length, whatsAppStart.length)
  const left = (body: string) => room - encode(body).length
  // The details share the room that there is without the requests.
  const allCut = { name: '…', email: '…', phone: '…', requests: '…' }
  const share = left(textWith(allCut, linked)) / detailFields.length
  const details = detailFields.map((field) => [field, cutAtWord(typed[field], share)])
  const short: Guest = { ...typed, ...Object.fromEntries(details) }
  const requests = () => cutAtWord(short.requests, left(textWith({ ...short, requests: '…' }, linked)))
  const sent =
    [listed, linked].map((terms) => textWith(short, terms)).find((body) => left(body) >= 0) ??
    textWith({ ...short, requests: requests() }, linked)
  return {
    text,
    summary: `${words.to}: ${email}\n${words.subjectLabel}: ${subject}\n\n${text}`,
    address: mailStart + encode(sent),
    whatsAppAddress: whatsAppStart + encode(sent),
    isCut: !Object.values(typed).every((each) => sent.includes(each)),
  }
}

/** What the guest has typed, each detail on one line. */
const cleanGuest = (guest: Guest | undefined): Guest => ({
  ...(Object.fromEntries(detailFields.map((field) => [field, oneLine(guest?.[field] ?? '')])) as Guest),
  requests: clean(guest?.requests ?? '').trim(),
})

/** Writes the message with what the guest has typed, and with lines about the terms of a property that has any. */
const bodyOf =
  (request: Request, words: MessageWords, labels: Labels, siteUrl: string) =>
  (typed: Guest, terms: readonly string[]) => {
    const { offer, stay, nights, guests, total, breakdown, guest } = request
    const dates = stay?.dates
    const link = stay && planAddress(stay)
    return [
      words.greeting,
      '',
      offer ? fill(words.opening, { property: offer.name }) : words.openingWithoutProperty,
      '',
      fill(words.checkIn, { date: dates ? weekdayDate(dates.checkIn) : words.unknown }),
      fill(words.checkOut, { date: dates ? weekdayDate(dates.checkOut) : words.unknown }),
      nights !== undefined && `${words.nights}: ${grouped(nights)}`,
      guests !== undefined && `${words.guests}: ${guests}`,
      // Where there are requests, they may say it already.
      !typed.requests && `${words.party} `,
      total !== undefined && `${words.total}: ${euro(total)} (${breakdown ?? words.asRequested})`,
      ...(offer?.terms?.length ? ['', ...terms] : []),
      '',
      ...detailFields.map((field) => `${labels[field].line}: ${typed[field] || words.unknown}`),
      ...(typed.requests || !guest ? ['', `${labels.requests.line}:`, typed.requests || words.unknown] : []),
      ...(link ? ['', words.answer, fill(words.plan, { link: siteUrl + link })] : []),
    ]
      .filter((line) => line !== false)
      .join('\n')
  }

/** It ends with the guest's name, which tells two requests for the same nights apart. */
function subjectOf({ offer, stay, nights, guest }: Request, words: MessageWords) {
  const when = stay?.dates
    ? dateRange(stay.dates.checkIn, stay.dates.checkOut)
    : nights !== undefined && plural(nights, 'night')
  const name = cutAtWord(oneLine(guest?.name ?? ''), maxNameLength)
  const stayed = [offer?.name, when, name].filter(Boolean).join(', ')
  return fill(words.subject, { stay: stayed }).replace(/[:,]? $/, '')
}

/** A text, or its beginning up to the end of a word and an ellipsis, if its encoded form has more than so many characters. */
function cutAtWord(text: string, maxLength: number) {
  let length = 0
  let beginning = ''
  for (const character of text) {
    length += encode(character).length
    if (length > maxLength) return `${beginning.replace(/\s+\S*$/, '')}…`
    beginning += character
  }
  return text
}

/** Encodes a text for an address. Line breaks become CRLF (RFC 6068 §5). */
const encode = (text: string) => encodeURIComponent(clean(text).replaceAll('\n', '\r\n'))

/**
 * Makes a text safe for addresses and mail programs. Every line break becomes `\n`, control characters are removed, and a
 * lone surrogate, for which `encodeURIComponent` throws, becomes U+FFFD.
 */
const clean = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')

const oneLine = (text: string) => clean(text).replaceAll(/\s+/g, ' ').trim()
