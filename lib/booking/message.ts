import { dateRange, euro, fill, grouped, plural, weekdayDate } from '../format'
import { planAddress } from './plan'
import type { Request } from './request'
import { neededFields, type GuestField } from './stay'

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
  /** Origin of the site. */
  siteUrl: string
}

/** Windows passes at most 2,048 characters to the mail program. */
const maxAddressLength = 2_000

/**
 * Writes the request as an email. A detail that is no longer known gets a line to fill in. The text ends with the question
 * that is to be answered and a link that opens the plan; the link holds nothing of the guest.
 *
 * @returns `text`, the whole message; `summary`, the same with recipient and subject, for a guest who pastes it where no
 *   `mailto` link leads; and `address`, the `mailto` link. Where that would be longer than mail programs take, the special
 *   requests are cut in it at a word.
 */
export function messageOf(
  request: Request,
  words: MessageWords,
  lines: Readonly<Record<GuestField, { line: string }>>,
  { email, siteUrl }: MessageFacts,
) {
  const subject = subjectOf(request, words)
  const textWith = (requests: string) => bodyOf(request, words, lines, requests, siteUrl)
  const addressOf = (body: string) => `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`

  const requests = clean(request.guest?.requests ?? '').trim()
  const text = textWith(requests)
  const room = maxAddressLength - addressOf(textWith('…')).length
  const address =
    addressOf(text).length > maxAddressLength && requests
      ? addressOf(textWith(`${cutAtWord(requests, room)}…`))
      : addressOf(text)
  return { text, summary: `${words.to}: ${email}\n${words.subjectLabel}: ${subject}\n\n${text}`, address }
}

/** @param number digits with country code: `353740000000` */
export const whatsAppAddress = (number: string, text: string) =>
  `https://wa.me/${number}?text=${encode(text)}`

function bodyOf(
  request: Request,
  words: MessageWords,
  labels: Readonly<Record<GuestField, { line: string }>>,
  requests: string,
  siteUrl: string,
) {
  const { offer, stay, nights, guests, guest } = request
  const { dates } = stay ?? {}
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
    ...(offer?.terms?.length
      ? ['', `${words.terms}:`, ...offer.terms.map(({ term, value }) => `${term}: ${value}`)]
      : []),
    '',
    ...neededFields.map(
      (field) => `${labels[field].line}: ${oneLine(guest?.[field] ?? '') || words.unknown}`,
    ),
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
  const name = oneLine(guest?.name ?? '').slice(0, 40)
  return fill(words.subject, { stay: [offer?.name, when, clean(name)].filter(Boolean).join(', ') }).replace(
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

/** The beginning of a text whose encoded form has at most so many characters, up to the end of a word. */
function cutAtWord(text: string, maxLength: number) {
  let length = 0
  let beginning = ''
  for (const character of text) {
    length += encode(character).length
    if (length > maxLength) break
    beginning += character
  }
  return beginning.replace(/\s+\S*$/, '')
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
