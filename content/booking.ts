import { payment } from './payment'
import { times } from './times'

/** The largest number of guests to choose from, for either property (requirements §9). No property may sleep more. */
export const maxGuests = 8

/**
 * The words of the booking page. The labels of the fields are prescribed (requirements §3). Words in braces are blanks that
 * the form fills in: keep them when you rewrite a sentence. `{either}` names the properties: the house or the apartment.
 */
export const booking = {
  heading: 'Book your stay',
  lede: 'Choose your dates. We write the request for you; you send it as an email, and we answer within 24 hours with payment instructions.',

  property: { label: 'Property', none: 'Choose one', option: '{name}, {price} a night' },

  stay: {
    legend: 'Dates and guests',
    checkIn: 'Check-in date',
    checkOut: 'Check-out date',
    guests: 'Guests',
    more: `More than ${maxGuests}? Choose one of our places, and ask for another one too in the last field.`,
  },

  /** No name in here holds the label of a field, because screen readers and tests look for fields by their labels. */
  calendar: {
    months: 'Months',
    previous: 'Previous month',
    next: 'Next month',
    month: 'Month',
    year: 'Year',
    taken: 'taken',
    key: 'Nights struck through are taken, as of {time}.',
    choose: 'Choose {either} to see which nights are taken.',
    unread: 'We can’t show availability here. Ask, and we’ll answer within 24 hours.',
    failed: 'The calendar didn’t load. Please use the two fields above.',
  },

  /** `line` begins the guest’s line in the message, `needed` follows “Only your”. */
  guest: {
    legend: 'Your details',
    optional: '(optional)',
    hint: 'Other dates that suit, children’s ages, a dog? Tell us here.',
    fields: {
      name: { label: 'Full name', line: 'Name', needed: 'name' },
      email: { label: 'Email address', line: 'Email', needed: 'email' },
      phone: { label: 'Phone number', line: 'Phone', needed: 'phone' },
      requests: { label: 'Special requests', line: 'Special requests' },
    },
  },

  swap: 'Swap the dates',
  hints: {
    noDate: {
      title: 'That day isn’t in the calendar.',
      text: 'Part of the date is missing, or its month has fewer days.',
    },
    shortYear: { title: 'The year {year} has passed.', text: 'Did you mean {meant}?' },
    reversed: { title: 'Check-out is before check-in.', text: 'We’ve counted the {nights} in between.' },
    sameDay: { title: 'Check-in and check-out are the same day.', text: 'We’ve counted {nights}.' },
    past: { title: '{date} has passed.', text: 'In Greencastle it’s {today}.' },
    overAYear: {
      title: 'This stay is longer than a year.',
      text: 'We’ve counted {nights}. Is one of the years wrong?',
    },
    capacity: {
      title: '{property} sleeps {capacity}.',
      text: 'For {guests}, choose {larger}, which sleeps {largerCapacity}, or write to us.',
    },
    tooMany: {
      title: '{property} sleeps {capacity}.',
      text: 'Neither place sleeps {guests}, but do ask us.',
    },
    noProperty: {
      title: 'The price shown is for {property}.',
      text: 'Choose {either} to see its price.',
    },
    taken: { title: 'Taken already: {nights}.', text: 'You can still ask, or choose other dates.' },
  },

  plan: {
    heading: 'Your stay',
    total: 'Total',
    each: '{amount} each',
    aboutEach: 'about {amount} each',
    included: 'Linens, towels, toiletries, Wi-Fi and parking are included.',
    light: 'Light enough to see by until about {time} on your first evening.',
    ask: 'Are your dates free? Ask: we answer within 24 hours.',
    times: `Check-in from ${times.checkIn}, check-out by ${times.checkOut}.`,
    smallPrint: `Nothing is booked or paid until we confirm it. ${payment ? `Secure payment via ${payment}; we` : 'We'} take no card details here.`,
    missing: 'We still need {what}.',
    choices: {
      property: 'a property',
      checkIn: 'a check-in date',
      checkOut: 'a check-out date',
      noDate: 'a date that is in the calendar',
    },
    details: 'Only your {what} to go.',
    submit: 'Write my request',
  },

  /** The words with which a guest passes the plan on to others. They name neither the guest nor a phone number. */
  share: {
    label: 'Share the plan',
    copied: 'Plan copied',
    failed: 'Your browser won’t let us share or copy. The plan is selected: copy it from here.',
    text: '{property}, {dates}. {nights}, {total} in all, {each}. Not booked.',
  },

  withoutScript: {
    heading: 'Book by phone or email',
    text: 'The form on this page needs JavaScript, which isn’t running here. Tell us {either}, your dates and how many of you there are, and we’ll contact you within 24 hours with payment instructions.',
    email: 'Email your request',
    subject: 'Booking request',
    body: 'Property ({either}):\nCheck-in:\nCheck-out:\nGuests:\n\nName:\nPhone:',
  },

  contact: {
    heading: 'Contact us',
    text: 'Call or write: we’re happy to talk it through first.',
  },
}
