import { dateRange, euro, fill, grouped, plural, weekdayDate } from '../format'
import { planAddress } from './plan'
import type { Request } from './request'
import { maxLengths, neededFields, type Guest, type GuestField } from './stay'

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

/**
 * Writes the request as an email. A detail that is no longer known gets a line to fill in. The text ends with the question
 * that is to be answered and a link that opens the plan; the link holds nothing of the guest.
 *
 * @returns `text`, the whole message; `summary`, the same with recipient and subject, for a guest who pastes it where no
 *   `mailto` link leads; `address`, the `mailto` link; `whatsAppAddress`; and `isCut`, whether the email lacks words of the
 *   guest. No address is longer than mail programs take: a link to the owner's terms takes the place of their list first, and
 *   only then are the special requests cut, at a word.
 */
export function messageOf(
  request: Request,
  words: MessageWords,
  labels: Labels,
  { email, whatsApp, siteUrl }: MessageFacts,
) {
  const { offer, guest } = request
  const subject = subjectOf(request, words)
  const typed = textsOf(guest)
  // A sign takes three characters in an address, a letter of another script six or nine: few names meet this limit.
  const cut = neededFields.map((field) => [field, cutAtWord(typed[field], 5 * maxLengths[field])])
  const short: Guest = { ...typed, ...Object.fromEntries(cut) }
  const terms = offer?.terms?.length ? offer.terms.map(({ term, value }) => `${term}: ${value}`) : []
  const listed = terms.length > 0 ? ['', `${words.terms}:`, ...terms] : []
  const linked = terms.length > 0 ? ['', `${words.terms}: ${siteUrl}/${offer!.id}#terms`] : []
  const textWith = (texts: Guest, lines: string[]) => bodyOf(request, words, labels, siteUrl, texts, lines)

  const fitted = (start: string) => {
    const room = (text: string) => maxAddressLength - `${start}${encode(text)}`.length
    const whole = [listed, linked].map((lines) => textWith(short, lines)).find((text) => room(text) >= 0)
    if (whole !== undefined) return whole
    const requests = cutAtWord(short.requests, room(textWith({ ...short, requests: '…' }, linked)))
    return textWith({ ...short, requests: `${requests}…` }, linked)
  }
  const text = textWith(typed, listed)
  const mailStart = `mailto:${email}?subject=${encode(subject)}&body=`
  const mail = fitted(mailStart)
  const whatsAppStart = `https://wa.me/${whatsApp}?text=`
  return {
    text,
    summary: `${words.to}: ${email}\n${words.subjectLabel}: ${subject}\n\n${text}`,
    address: mailStart + encode(mail),
    whatsAppAddress: whatsAppStart + encode(fitted(whatsAppStart)),
    isCut: !Object.values(typed).every((each) => mail.includes(each)),
  }
}

/** What the guest has typed, each detail on one line. */
const textsOf = (guest: Guest | undefined): Guest => ({
  ...(Object.fromEntries(neededFields.map((field) => [field, oneLine(guest?.[field] ?? '')])) as Guest),
  requests: clean(guest?.requests ?? '').trim(),
})

function bodyOf(
  request: Request,
  words: MessageWords,
  labels: Labels,
  siteUrl: string,
  texts: Guest,
  terms: readonly string[],
) {
  const { offer, stay, nights, guests, guest } = request
  const { dates } = stay ?? {}
  const { requests } = texts
  return [
    words.greeting,
    '',
    offer ? fill(words.opening, { property: offer.name }) : words.openingWithoutProperty,
    '',
    fill(words.checkIn, { date: dates ? weekdayDate(dates.checkIn) : words.unknown }),
    fill(words.checkOut, { date: dates ? weekdayDate(dates.checkOut) : words.unknown }),
    nights === undefined ? undefined : `${words.nights}: ${grouped(nights)}`,
    guests === undefined ? undefined : `${words.guests}: ${guests}`,
    // Where there are requests, they may say it already.
    requests ? undefined : `${words.party} `,
    totalLine(request, words),
    ...terms,
    '',
    ...neededFields.map((field) => `${labels[field].line}: ${texts[field] || words.unknown}`),
    ...(requests || !guest ? ['', `${labels.requests.line}:`, requests || words.unknown] : []),
    ...(stay && offer && dates
      ? [
          '',
          words.answer,
          fill(words.plan, {
            link: siteUrl + planAddress({ property: offer.id, ...dates, guests: stay.guests }),
          }),
        ]
      : []),
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

/** It ends with the guest's name, which tells two requests for the same nights apart. */
function subjectOf({ offer, stay, nights, guest }: Request, words: MessageWords) {
  const when = stay?.dates
    ? dateRange(stay.dates.checkIn, stay.dates.checkOut)
    : nights !== undefined && plural(nights, 'night')
  const name = cutAtWord(oneLine(guest?.name ?? ''), 120)
  const stayed = [offer?.name, when, name].filter(Boolean).join(', ')
  return fill(words.subject, { stay: stayed }).replace(/[:,]? $/, '')
}

function totalLine({ offer, nights, total, totalMatchesPrice }: Request, words: MessageWords) {
  if (total === undefined) return undefined
  const isOurPrice = totalMatchesPrice && offer && nights !== undefined
  const detail = isOurPrice ? `${plural(nights, 'night')} × ${euro(offer.nightlyPrice)}` : words.asRequested
  return `${words.total}: ${euro(total)} (${detail})`
}

/** A text, or its beginning up to the end of a word, whose encoded form has at most so many characters. */
function cutAtWord(text: string, maxLength: number) {
  let length = 0
  let beginning = ''
  for (const character of text) {
    length += encode(character).length
    if (length > maxLength) return beginning.replace(/\s+\S*$/, '')
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
