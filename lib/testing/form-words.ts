import type { FormWords, GuestFieldWords, ShareWords } from '../schema/booking'
import { someTermsWords } from './terms'

export const someShareWords = (): ShareWords => ({
  label: 'Show friends',
  note: 'Without you.',
  copied: 'Ready to paste',
  failed: 'No way. Copy here.',
  total: '{total} altogether',
  each: '{amount} a head of {guests}',
  aboutEach: 'nearly {amount} a head of {guests}',
  notBooked: 'Only an idea.',
})

export const someGuestFieldWords = (): GuestFieldWords => ({
  name: { label: 'Your name', line: 'Who', needed: 'name' },
  email: { label: 'Your email', line: 'Mail', needed: 'mail' },
  phone: { label: 'Your telephone', line: 'Telephone', needed: 'telephone' },
  requests: { label: 'Wishes', line: 'Wishes' },
})

export const someFormWords = (): FormWords => ({
  sharedPlan: {
    heading: 'From a friend',
    text: 'Look below.',
    empty: 'Begin again',
    kept: 'Yours: {plan}.',
    own: 'Mine',
  },
  where: { legend: 'Which one', sleeps: 'Beds for {capacity}', nightly: '{price} nightly' },
  when: {
    legend: 'Dates',
    checkIn: 'Arrival',
    checkOut: 'Departure',
    guests: 'Heads',
    more: 'A crowd takes {larger} and {other}.',
    swap: 'Turn them round',
    swapped: 'In {checkIn}, out {checkOut}, {nights}',
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
    fields: someGuestFieldWords(),
    optional: '(if any)',
    requestsHint: 'Tell us more.',
  },
  price: {
    from: 'At least €40 nightly',
    nightly: '{price} nightly',
    breakdown: '{nights} at {price}',
    announced: '{nights} for {total}',
  },
  hints: {
    minimumNights: { title: '{property} wants {minimum}.', text: 'Not {nights}.' },
    reversed: { title: 'Turned round.', text: '{nights} between.' },
    sameDay: { title: 'One day.', text: '{nights}.' },
    shortYear: { title: '{year} is long gone.', text: 'Is it {meant}?' },
    overAYear: { title: 'A long time.', text: '{nights}!' },
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
    answerNeeds: 'We want your {what}.',
    missing: {
      property: 'which one',
      checkIn: 'an arrival',
      checkOut: 'a departure',
      rest: { checkIn: 'more of the arrival', checkOut: 'more of the departure' },
    },
    next: 'Then a message.',
    smallPrint: 'No cards here.',
  },
  bar: 'Sum and button',
  clear: 'Wipe it',
})
