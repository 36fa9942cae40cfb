import { z } from 'zod'
import { text, words } from './kinds'
import { termsWords } from './property'

const headed = words('heading', 'text')

/** What stands in the form's place where no script runs; subject and body are of the message that its link opens. */
const withoutScript = words('heading', 'text', 'emailLabel', 'subject', 'body').extend({
  /** `{property}` is its short name. */
  prices: text('property'),
})

/** The words around the form. */
export const booking = words('heading', 'lede').extend({ withoutScript, contact: headed })

/** A hint's words; `hintsFor` fills in the blanks. */
const hint = (inTitle: string[], inText: string[]) =>
  z.strictObject({ title: text(...inTitle), text: text(...inText) })

/** The words of "Your stay" beside the form. */
const plan = words('heading', 'submit', 'next', 'smallPrint').extend({
  /** When civil twilight ends on the first evening; the second one where the sky stays light all night. */
  evening: z.strictObject({ lightUntil: text('time'), lightAllNight: text('time') }),
  /** `{property}` is its short name. */
  nightlyPrice: text('property'),
  columns: words('night', 'sunset', 'price'),
  /** `{count}` nights that have no line of their own. */
  moreNights: text('count'),
  terms: termsWords,
  /** `{what}` is a list of `missing`. */
  stillNeeded: text('what'),
  missing: words('property', 'checkIn', 'checkOut'),
})

/** The words of the form; the bar is the one on phones, for those who do not see it. */
export const formWords = words('bar').extend({
  where: words('legend').extend({ sleeps: text('capacity'), nightly: text('price') }),
  when: words('legend', 'checkIn', 'checkOut', 'guests', 'swap'),
  who: words('legend', 'name', 'email', 'phone', 'requests', 'optional'),
  /** Before a property is chosen, before the dates are, and after. */
  price: z.strictObject({ from: text('price'), nightly: text('price'), breakdown: text('nights', 'price') }),
  hints: z.strictObject({
    reversed: hint([], ['nights']),
    sameDay: hint([], ['nights']),
    past: hint(['date'], ['today']),
    capacity: hint(['property', 'capacity'], ['guests', 'larger', 'Larger', 'largerCapacity']),
    noProperty: hint([], []),
  }),
  plan,
})

/** The message that a guest sends us: its labels, and the sentences between them. Plain text. */
const letter = words('greeting', 'nights', 'guests', 'total', 'name', 'email', 'phone', 'requests').extend({
  /** `{stay}` is the property and the dates, as far as they are known. */
  subject: text('stay'),
  /** `{property}` is its name. */
  opening: text('property'),
  openingWithoutProperty: text(),
  checkIn: text('date', 'time'),
  checkOut: text('date', 'time'),
  /** In place of how the total came about, where it does not follow from property and nights. */
  asRequested: text(),
  /** Where this visit no longer knows it. */
  unknown: text(),
  /** Ends special requests that do not fit into a mailto address. */
  shortened: text(),
})

/** Of the file for a guest's calendar. */
const calendar = z.strictObject({
  /** `{property}` is its name. */
  title: text('property'),
  /** `{checkIn}` is an ISO date. */
  file: text('checkIn'),
  /** `{checkIn}` and `{checkOut}` are dates with weekdays, `{checkInTime}` and `{checkOutTime}` times of day. */
  text: text('checkIn', 'checkInTime', 'checkOut', 'checkOutTime'),
})

const summary = words(
  'heading',
  'duration',
  'guests',
  'checkIn',
  'checkOut',
  'total',
  'requested',
  'smallPrint',
)

const send = words('heading', 'text', 'shortened', 'email', 'copy', 'copied', 'call', 'calendar', 'whatsApp')

/** The words of the confirmation page; `heading` stands alone while nothing is known of a request. */
export const thankYou = words('heading', 'headingNext', 'lede', 'promise', 'home', 'again').extend({
  /** Where the total is our price. */
  inAll: text('total'),
  /** Where the total does not follow from property and nights. */
  asRequested: text('total'),
  bare: words('text', 'heading', 'times'),
  send: send.extend({
    /** After a reload, when dates and name are no longer known. */
    textWithBlanks: text(),
    /** Where the browser keeps its clipboard to itself. */
    copyByHand: text(),
  }),
  answer: headed,
  arrive: headed,
  summary: summary.extend({ breakdown: text('nights', 'price') }),
  letter,
  calendar,
})

export type BookingWords = z.infer<typeof booking>
export type WithoutScriptWords = z.infer<typeof withoutScript>
export type FormWords = z.infer<typeof formWords>
export type HintKind = keyof FormWords['hints']
export type HintWords = FormWords['hints'][HintKind]
export type PlanWords = z.infer<typeof plan>
export type LetterWords = z.infer<typeof letter>
export type CalendarWords = z.infer<typeof calendar>
export type ThanksWords = z.infer<typeof thankYou>
