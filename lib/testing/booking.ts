/** Complete booking data for tests. It differs on purpose from the real content. */
import { emptyDraft, type Draft } from '../booking/draft'
import type { Offers } from '../booking/offer'
import type { StayRequest } from '../booking/stay'
import type { FormWords, MessageWords, ShareWords, ThankYouWords } from '../schema/booking'
import { anOffer, aPicture } from './builders'
import { lacking, someTermsWords } from './terms'

export const someOffers = (over: Partial<Offers> = {}): Offers => ({
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
  dates: { from: '2031-05-09', to: '2031-05-12' },
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
  checkIn: 'In: {date} after {time}',
  checkOut: 'Out: {date} before {time}',
  nights: 'Nights asked',
  guests: 'Guests asked',
  total: 'Sum',
  asRequested: 'as asked',
  terms: 'What you say',
  name: 'Who',
  email: 'Mail',
  phone: 'Telephone',
  requests: 'Wishes',
  unknown: '(fill me)',
  shortened: '[cut]',
  ...over,
})

const someShareWords = (): ShareWords => ({
  label: 'Show friends',
  note: 'Without you.',
  copied: 'Ready to paste',
  failed: 'No way. Copy here.',
  total: '{total} altogether',
  each: '{amount} a head of {guests}',
  aboutEach: 'nearly {amount} a head of {guests}',
  notBooked: 'Only an idea.',
})

export const someFormWords = (): FormWords => ({
  sharedPlan: { heading: 'From a friend', text: 'Look below.', empty: 'Begin again' },
  where: { legend: 'Which one', sleeps: 'Beds for {capacity}', nightly: '{price} nightly' },
  when: {
    legend: 'Dates',
    checkIn: 'Arrival',
    checkOut: 'Departure',
    guests: 'Heads',
    swap: 'Turn them round',
    calendar: {
      summary: 'See the months',
      loading: 'Fetching.',
      failed: 'Not fetched.',
      arrive: 'Which day in?',
      leave: 'In on {date}. Which day out?',
      chosen: '{dates}: {nights}',
      again: 'Once more',
      months: { label: 'Leafing', previous: 'Back a month', next: 'On a month' },
      key: 'Bars are nights.',
      taken: 'Striped is gone, as of {time}.',
      property: 'Say which one to see what is gone.',
      day: { today: 'now', taken: 'gone', first: 'in', last: 'out' },
    },
  },
  who: {
    legend: 'You',
    name: 'Your name',
    email: 'Your email',
    phone: 'Your telephone',
    requests: 'Wishes',
    optional: '(if any)',
  },
  price: { from: 'At least {price} nightly', nightly: '{price} nightly', breakdown: '{nights} at {price}' },
  hints: {
    minimumNights: { title: '{property} wants {minimum}.', text: 'Not {nights}.' },
    reversed: { title: 'Turned round.', text: '{nights} between.' },
    sameDay: { title: 'One day.', text: '{nights}.' },
    past: { title: '{date} is over.', text: 'It is {today}.' },
    capacity: {
      title: '{property} holds {capacity}.',
      text: '{guests} fit {larger}, which holds {largerCapacity}.',
    },
    noProperty: { title: 'At the lower rate.', text: 'Choose one.' },
  },
  plan: {
    heading: 'The plan',
    evening: {
      lightUntil: 'Dark from {time}',
      lightAllNight: 'Dusk at {time} and no night',
      withoutDates: 'Sun and stars',
    },
    nightlyPrice: '{property} nightly',
    columns: { night: 'Evening', sunset: 'Dusk', price: 'Cost' },
    moreNights: 'plus {count} nights',
    terms: someTermsWords(),
    share: someShareWords(),
    submit: 'Ask for it',
    stillNeeded: 'Waiting for {what}.',
    answerNeeds: 'We lack {what}.',
    missing: { property: 'which one', checkIn: 'an arrival', checkOut: 'a departure', ...lacking },
    next: 'Then a message.',
    smallPrint: 'No cards here.',
  },
  bar: 'Sum and button',
  clear: 'Wipe it',
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
  clear: { label: 'Wipe it', cleared: 'Wiped.' },
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
