import type { HintKind, HintWords, LetterWords } from './booking'
import type { TermsWords } from './property'

/** The words around the form. */
export interface BookingWords {
  heading: string
  lede: string
  withoutScript: WithoutScriptWords
  contact: { heading: string; text: string }
}

/** What stands in the form's place where no script runs. */
export interface WithoutScriptWords {
  heading: string
  text: string
  emailLabel: string
  /** Of the letter that the mail link opens. */
  subject: string
  body: string
  /** `{property}` is its short name. */
  prices: string
}

/** The words of the form. Words in braces are blanks, filled in while rendering. */
export interface FormWords {
  where: {
    legend: string
    /** `{capacity}` */
    sleeps: string
    /** `{price}` */
    nightly: string
  }
  when: { legend: string; checkIn: string; checkOut: string; guests: string; swap: string }
  who: { legend: string; name: string; email: string; phone: string; requests: string; optional: string }
  price: {
    /** `{price}`, before a property is chosen. */
    from: string
    /** `{price}`, before the dates are. */
    nightly: string
    /** `{nights}` and `{price}` */
    breakdown: string
  }
  hints: Record<HintKind, HintWords>
  plan: PlanWords
  /** What the bar on phones is, for those who do not see it. */
  bar: string
}

/** The words of "Your stay" beside the form. */
export interface PlanWords {
  heading: string
  empty: string
  /** `{property}` is its short name. */
  nightlyPrice: string
  columns: { night: string; sunset: string; price: string }
  /** `{count}` nights that have no line of their own. */
  moreNights: string
  terms: TermsWords
  submit: string
  /** `{what}` is a list of `missing`. */
  stillNeeded: string
  missing: { property: string; checkIn: string; checkOut: string }
  next: string
  smallPrint: string
}

/** The words of the confirmation page. */
export interface ThanksWords {
  /** Alone while nothing is known of a request. */
  heading: string
  /** Second line of the heading. */
  headingNext: string
  lede: string
  /** `{total}`, where it is our price. */
  inAll: string
  /** `{total}`, where it does not follow from property and nights. */
  asRequested: string
  promise: string
  bare: { text: string; heading: string; times: string }
  send: {
    heading: string
    text: string
    /** After a reload, when dates and name are no longer known. */
    textWithBlanks: string
    shortened: string
    email: string
    copy: string
    copied: string
    /** Where the browser keeps its clipboard to itself. */
    copyByHand: string
    call: string
    calendar: string
    whatsApp: string
  }
  answer: { heading: string; text: string }
  arrive: { heading: string; text: string }
  home: string
  again: string
  summary: {
    heading: string
    duration: string
    guests: string
    checkIn: string
    checkOut: string
    total: string
    /** `{nights}` and `{price}` */
    breakdown: string
    requested: string
    smallPrint: string
  }
  letter: LetterWords
  calendar: CalendarWords
}

/** Of the file for a guest's calendar. */
export interface CalendarWords {
  /** `{property}` is its name. */
  title: string
  /** `{checkIn}` is an ISO date. */
  file: string
  /** `{checkIn}` and `{checkOut}` are dates with weekdays, `{checkInTime}` and `{checkOutTime}` times of day. */
  text: string
}
