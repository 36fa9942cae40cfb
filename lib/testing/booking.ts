/** Complete booking data for tests. It differs on purpose from the real content. */
import { emptyDraft, type Draft } from '../booking/draft'
import { guestOf } from '../booking/guest-fields'
import type { BookingOffer } from '../booking/offer'
import type { StayRequest } from '../booking/stay'
import type { MessageWords, ThankYouWords } from '../schema/booking'
import { anOffer, aPicture } from './builders'
import { someTermsWords } from './terms'
import { someGuestFieldWords, someShareWords } from './form-words'

type SomeOffers = Record<'house' | 'apartment', BookingOffer>

export const someOffers = (over: Partial<SomeOffers> = {}): SomeOffers => ({
  house: anOffer({ nightlyPrice: 100, capacity: 6 }),
  apartment: anOffer({
    id: 'apartment',
    name: 'Net Loft',
    shortName: 'The loft',
    nightlyPrice: 40,
    capacity: 3,
    picture: aPicture({ name: 'loft', alt: 'A loft' }),
  }),
  ...over,
})

export const aDraft = (over: Partial<Draft> = {}): Draft => ({ ...emptyDraft, ...over })

/** A draft with everything filled in: three nights in the house for five, at 100 euro. */
export const aFullDraft = (over: Partial<Draft> = {}): Draft => ({
  property: 'house',
  guests: 5,
  checkIn: '2031-05-09',
  checkOut: '2031-05-12',
  ...guestOf((field) => `Some ${field}`),
  name: 'Róisín Test',
  email: 'roisin@guest.example',
  phone: '+000 22 333',
  requests: '',
  ...over,
})

/** The same stay as the confirmation page knows it. */
export const aStayRequest = (over: Partial<StayRequest> = {}): StayRequest => ({
  offer: someOffers().house,
  nights: 3,
  total: 300,
  totalMatchesPrice: true,
  guests: 5,
  dates: { checkIn: '2031-05-09', checkOut: '2031-05-12' },
  guest: aFullDraft(),
  ...over,
})

export const someMessageWords = (over: Partial<MessageWords> = {}): MessageWords => ({
  to: 'For',
  subjectLabel: 'About',
  subject: 'Asking for {stay}',
  greeting: 'Dear both,',
  opening: 'May we have {property}?',
  openingWithoutProperty: 'May we stay?',
  taken: 'We read: {hint}',
  party: 'Big, small, furry:',
  answer: 'Say yes or no.',
  plan: 'All of it: {link}',
  checkIn: 'In: {date} after {time}',
  checkOut: 'Out: {date} before {time}',
  nights: 'Nights asked',
  guests: 'Guests asked',
  total: 'Sum',
  asRequested: 'as asked',
  terms: 'What you say',
  fields: someGuestFieldWords(),
  unknown: '(fill me)',
  shortened: '[cut]',
  ...over,
})

export const someThankYouWords = (): ThankYouWords => ({
  heading: 'Thanks.',
  headingNext: 'Now post it.',
  lede: 'We know nothing yet.',
  inAll: '{total} altogether',
  asRequested: '{total} as asked',
  promise: 'We write within a day.',
  withoutRequest: { text: 'Nothing here.', heading: 'Talk to us', times: 'In at one, out at nine.' },
  send: {
    heading: 'Post it',
    waiting: 'Reading.',
    text: 'All is filled in.',
    textWithBlanks: 'Some lines are blank.',
    shortened: 'Too long for an email.',
    email: 'By mail',
    withoutProgram: 'No program? Copy all.',
    copyAddress: 'Copy where to',
    addressCopied: 'Where to is on the clipboard',
    copyAddressManually: 'Copy where to from here',
    copy: 'Copy it',
    copied: 'On the clipboard',
    copyManually: 'Copy from here',
    call: 'Ring',
    calendar: 'Into the calendar',
    whatsApp: 'By WhatsApp',
  },
  share: someShareWords(),
  terms: someTermsWords(),
  answer: { heading: 'We write', text: 'Within a day.' },
  arrive: { heading: 'You come', text: 'After one.', linkLabel: 'The way' },
  clear: { text: 'The form alone.', label: 'Wipe it', cleared: 'Wiped.', undo: 'Unwipe' },
  home: 'Home again',
  again: 'Once more',
  summary: {
    heading: 'The plan',
    duration: 'How long',
    guests: 'How many',
    checkIn: 'In after',
    checkOut: 'Out before',
    total: 'Altogether',
    breakdown: '{nights} at {price}',
    requested: 'as asked',
    smallPrint: 'Nothing is settled.',
  },
  message: someMessageWords(),
  calendar: {
    title: '{property} (asked for)',
    file: 'boats-{checkIn}.ics',
    text: 'In {checkIn}, {checkInTime}.\nOut {checkOut}, {checkOutTime}.',
  },
})
