import { z } from 'zod'
import { guestFields, type GuestField, type NeededField } from '../guest-fields'
import { text, textWithBlanks, words } from './kinds'
import { termsWords } from './terms'

const headed = words('heading', 'text')

/** The words that replace the form where no script runs. Subject and body belong to the message that its link opens. */
const withoutScript = words('heading', 'text', 'emailLabel', 'typed', 'subject', 'body').extend({
  /** `{property}` is its short name. */
  prices: text('property'),
})

/** The words around the form on the booking page. */
export const booking = words('heading', 'lede').extend({ withoutScript, contact: headed })

const fieldWords = words('label', 'line')
const neededFieldWords = words('label', 'line', 'needed')

export const guestFieldWords = z.strictObject(
  Object.fromEntries(
    guestFields.map(({ name, isNeeded }) => [name, isNeeded ? neededFieldWords : fieldWords]),
  ) as Record<NeededField, typeof neededFieldWords> &
    Record<Exclude<GuestField, NeededField>, typeof fieldWords>,
)

/** The words of a hint. `hintsFor` fills in the blanks. */
const hint = (inTitle: string[], inText: string[], wantedInText = inText) =>
  z.strictObject({ title: text(...inTitle), text: textWithBlanks(inText, wantedInText) })

/** The words that a guest passes on to others. They name neither the guest nor a phone number. */
export const shareWords = words('label', 'copied', 'failed', 'note', 'notBooked').extend({
  total: text('total'),
  /** The share of each guest; `aboutEach` where the total does not divide into whole euro. */
  each: text('amount', 'guests'),
  aboutEach: text('amount', 'guests'),
})

/** The words of the plan, “Your stay”. `waiting` stands there until the form works, `notKept` where storage is denied. */
const plan = words(
  ...(['heading', 'total', 'submit', 'waiting', 'notKept', 'next', 'smallPrint'] as const),
).extend({
  /** When civil twilight ends on the first evening; `lightAllNight` is for nights when the sky never goes fully dark. */
  evening: z.strictObject({ lightUntil: text('time'), lightAllNight: text('time') }),
  /** `{property}` is its short name. */
  nightlyPrice: text('property'),
  terms: termsWords,
  share: shareWords,
  /** Says what the button waits for, and after that what an answer needs. `{what}` lists it. */
  stillNeeded: text('what'),
  answerNeeds: text('what'),
  missing: words('property', 'checkIn', 'checkOut').extend({
    /** For a date of which a part is typed. */
    rest: words('checkIn', 'checkOut'),
  }),
})

/** The words of the calendar below the date fields. Its buttons and its days have their words as accessible names. */
const calendarWords = words('summary', 'loading', 'failed', 'arrive', 'again').extend({
  /** `choose` names the list of months. */
  months: words('label', 'previous', 'next', 'choose'),
  /** After the first press. `{date}` is shown in bold. */
  leave: text('date'),
  /** After the second press. `{dates}` are shown in bold. */
  chosen: text('dates', 'nights'),
  /** What the drawing means, always; where no calendars are read; where they are; and where they are, before a property is chosen. */
  key: text(),
  unread: text(),
  taken: text('time'),
  property: text(),
  /** Follow the date in the name of a day. */
  day: words('today', 'taken', 'first', 'last'),
})

/** The words of the button that empties the form. `cleared` and `undo` stand in its place once it is pressed. */
export const clearWords = words('label', 'cleared', 'undo')

export const formWords = z.strictObject({
  clear: clearWords,
  /** Stands above the fields: where the dates come from. `{plan}` is what they have replaced. */
  note: words('plan', 'week', 'broken', 'again').extend({ back: text('plan') }),
  where: words('legend').extend({ sleeps: text('capacity'), nightly: text('price') }),
  when: words('legend', 'checkIn', 'checkOut', 'guests', 'swap').extend({
    /** For a party that is larger than the last choice of guests. `{most}` is that choice, `{larger}` and `{other}` are properties. */
    more: text('most', 'larger', 'other'),
    calendar: calendarWords,
  }),
  who: words('legend', 'optional', 'requestsHint').extend({ fields: guestFieldWords }),
  /** The price row until the form works, before a property is chosen, before the dates are chosen, and after; `announced` is its announcement. */
  price: words('waiting', 'from').extend({
    nightly: text('price'),
    breakdown: text('nights', 'price'),
    announced: text('nights', 'total'),
  }),
  hints: z.strictObject({
    reversed: hint([], ['nights']),
    sameDay: hint([], ['nights']),
    /** `{year}` has two digits, and `{meant}` is the same year of this century. */
    shortYear: hint(['year'], ['meant']),
    past: hint(['date'], ['today']),
    capacity: hint(['property', 'capacity'], ['guests', 'larger', 'largerCapacity']),
    /** No property sleeps everybody, as the title says by itself where there is one property. */
    tooMany: hint(['property', 'capacity'], ['guests'], []),
    minimumNights: hint(['property', 'minimum'], ['nights']),
    /** `{property}` is the one whose price counts meanwhile. */
    noProperty: hint(['property'], []),
    overAYear: hint([], ['nights']),
  }),
  plan,
})

/** The labels and sentences of the message that a guest sends to us. It is plain text. */
const message = words('to', 'subjectLabel', 'greeting', 'nights', 'guests', 'total', 'terms').extend({
  fields: guestFieldWords,
  /** `{stay}` names the property and the dates, as far as they are known. */
  subject: text('stay'),
  /** `{property}` is its name. */
  opening: text('property'),
  openingWithoutProperty: text(),
  /** `{hint}` is what the form says of nights that look taken. */
  taken: text('hint'),
  checkIn: text('date', 'time'),
  checkOut: text('date', 'time'),
  /** A line for the guest to fill in, below the number of guests. */
  party: text(),
  /** The end: the question, and the address at which the form opens with the plan. Both are left out without dates. */
  answer: text(),
  plan: text('link'),
  /** Replaces the calculation behind a total that is not nights times price. */
  asRequested: text(),
  /** Replaces a detail that is no longer known. */
  unknown: text(),
  /** Stands, after an ellipsis, where something is left out to fit into a mailto address. */
  shortened: text(),
})

/** The words of the file for a guest's calendar. */
const calendar = z.strictObject({
  /** `{property}` is its name. */
  title: text('property'),
  /** `{checkIn}` is an ISO date. */
  file: text('checkIn'),
  /** `{checkIn}` and `{checkOut}` are dates with weekdays. */
  text: text('checkIn', 'checkOut'),
})

/** The words of the confirmation page. Without a request it shows `heading` and not `headingNext`. */
export const thankYou = words('heading', 'headingNext', 'lede', 'home', 'again').extend({
  clear: clearWords.extend({ text: text() }),
  /** Follows a total that is nights times price. */
  inAll: text('total'),
  /** Follows any other total, which may come from a forged address. */
  asRequested: text('total'),
  withoutRequest: words('text', 'heading', 'times'),
  send: z.strictObject({
    ...words('heading', 'waiting', 'text', 'shortened', 'email', 'withoutProgram').shape,
    ...words('call', 'calendar', 'whatsApp').shape,
    ...words('copy', 'copied', 'copyAddress', 'addressCopied').shape,
    /** Replaces `text` where dates and name are not known. */
    textWithBlanks: text(),
    /** Shown if the browser does not let the page write to the clipboard. */
    copyManually: text(),
    copyAddressManually: text(),
  }),
  share: shareWords,
  answer: headed,
  arrive: headed.extend({ linkLabel: text() }),
  summary: z.strictObject({
    ...words('heading', 'property', 'duration', 'guests', 'checkIn', 'checkOut', 'total', 'smallPrint').shape,
    /** Below a total that is not nights times price: where our price is not known, and where it is another one. */
    ...words('requested', 'unusual').shape,
    breakdown: text('nights', 'price'),
  }),
  terms: termsWords,
  message,
  calendar,
})

export type BookingWords = z.infer<typeof booking>
export type WithoutScriptWords = z.infer<typeof withoutScript>
export type FormWords = z.infer<typeof formWords>
export type GuestFieldWords = z.infer<typeof guestFieldWords>
export type HintKind = keyof FormWords['hints']
export type HintWords = FormWords['hints'][HintKind]
export type CalendarWords = FormWords['when']['calendar']
export type ClearWords = z.infer<typeof clearWords>
export type PlanWords = z.infer<typeof plan>
export type MessageWords = z.infer<typeof message>
export type CalendarFileWords = z.infer<typeof calendar>
export type ShareWords = z.infer<typeof shareWords>
export type ThankYouWords = z.infer<typeof thankYou>
