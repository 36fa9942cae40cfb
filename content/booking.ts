import type { Written } from '@/lib/content/written'
import type { BookingWords, ClearWords, GuestFieldWords, ShareWords } from '@/lib/schema/booking'
import type { FormWordsFile } from '@/lib/schema/booking-files'

/**
 * The words of the booking page. The labels of the fields are prescribed (requirements §3). Words in braces are blanks that
 * the page fills in: keep them when you rewrite a sentence.
 */
export const booking = {
  heading: 'Book your stay',
  lede: 'When would you like to come? Send us your dates, and we’ll contact you within 24 hours with payment instructions.',
  withoutScript: {
    heading: 'Book by phone or email',
    text: {
      one: 'The form on this page needs JavaScript, which isn’t running here. Tell us your dates and how many of you there are, and we’ll contact you within 24 hours with payment instructions.',
      several:
        'The form on this page needs JavaScript, which isn’t running here. Tell us {anyOfThem}, your dates and how many of you there are, and we’ll contact you within 24 hours with payment instructions.',
    },
    emailLabel: 'Email your request',
    typed: 'What you’ve typed below isn’t in the email: please copy it in.',
    subject: 'Booking request',
    body: {
      one: 'Check-in:\nCheck-out:\nGuests:\n\nName:\nPhone:',
      several: '{anyKind}:\nCheck-in:\nCheck-out:\nGuests:\n\nName:\nPhone:',
    },
    prices: '{property}, per night',
  },
  contact: {
    heading: 'Contact us',
    text: 'Call or write: we’re happy to talk it through first.',
  },
} satisfies Written<BookingWords>

/** The words of the button that empties the form, and of the way back. */
export const clearWords = {
  label: 'Clear the form',
  cleared: 'Cleared.',
  undo: 'Undo',
} satisfies Written<ClearWords>

/** The words with which a guest passes the plan on to others. */
export const shareWords = {
  label: 'Share the plan',
  note: 'A link to our booking page with this plan filled in, without your name.',
  copied: 'Plan copied',
  failed: 'Your browser won’t let us share or copy. The plan is selected: copy it from here.',
  total: '{total} in all',
  each: '{amount} each for {guests}',
  aboutEach: 'about {amount} each for {guests}',
  notBooked: 'Not booked.',
} satisfies Written<ShareWords>

/**
 * The words of the guest's own details: the label in the form, what begins the line in the message, and how the field is
 * called in “we also need your …”. Which fields there are, `lib/guest-fields.ts` says.
 */
export const guestFieldWords = {
  name: { label: 'Full name', line: 'Name', needed: 'full name' },
  email: { label: 'Email address', line: 'Email', needed: 'email address' },
  phone: { label: 'Phone number', line: 'Phone', needed: 'phone number' },
  requests: { label: 'Special requests', line: 'Special requests' },
} satisfies Written<GuestFieldWords>

export const formWords = {
  note: {
    plan: 'These dates come from a link.',
    week: 'These dates come from our drawing of the light.',
    broken: 'That link is incomplete. Ask for it again, or choose your dates below.',
    again: 'Booking again? Your name, email and phone are still filled in.',
    back: 'Go back to {plan}',
  },
  where: {
    legend: 'Property',
    nightly: '{price} a night',
  },
  when: {
    legend: 'Dates and guests',
    checkIn: 'Check-in date',
    checkOut: 'Check-out date',
    guests: 'Guests',
    more: 'More than {most}? Take {twoOfThem}: choose {larger}, then ask for {other} too, below.',
    swap: 'Swap the dates',
    calendar: {
      summary: 'Choose dates on a calendar',
      loading: 'Loading the calendar.',
      failed: 'The calendar didn’t load. Please use the two fields above.',
      arrive: 'Select the day you arrive.',
      leave: 'Arriving {date}. Now select the day you leave.',
      chosen: '{dates}, {nights}.',
      again: 'Start again',
      months: { label: 'Months', previous: 'Previous month', next: 'Next month', choose: 'Month' },
      key: 'Each bar is a night.',
      unread: 'We can’t show availability here. Ask, and we’ll answer within 24 hours.',
      taken: 'Striped nights are taken, as of {time}.',
      property: 'Choose {anyOfThem} to see which nights are taken.',
      day: { today: 'today', taken: 'night taken', first: 'first night', last: 'last day' },
    },
  },
  who: {
    legend: 'Your details',
    optional: '(optional)',
    requestsHint: 'Other dates that suit, children’s ages, a dog? Tell us here.',
  },
  price: {
    waiting: 'The price will appear here.',
    from: 'From {lowestPrice} a night',
    nightly: '{price} a night',
    breakdown: '{nights} × {price}',
    announced: '{nights}, {total} in all',
  },
  hints: {
    reversed: {
      title: 'Check-out is before check-in.',
      text: 'We’ve counted the {nights} in between.',
    },
    sameDay: {
      title: 'Check-in and check-out are the same day.',
      text: 'We’ve counted {nights}.',
    },
    shortYear: {
      title: 'The year {year} has passed.',
      text: 'Did you mean {meant}?',
    },
    past: {
      title: '{date} has passed.',
      text: 'In {locality} it’s {today}.',
    },
    capacity: {
      title: '{property} sleeps {capacity}.',
      text: 'For {guests}, choose {larger}, which sleeps {largerCapacity}, or write to us.',
    },
    tooMany: {
      title: '{property} sleeps {capacity}.',
      text: { one: 'Do ask us, all the same.', several: '{neitherPlace} sleeps {guests}, but do ask us.' },
    },
    minimumNights: {
      title: '{property} is usually let for {minimum} or more.',
      text: 'You’ve chosen {nights}. Change the dates, or ask us anyway.',
    },
    noProperty: {
      title: 'The price shown is for {property}.',
      text: 'Choose {anyOfThem} to see its price.',
    },
    overAYear: {
      title: 'This stay is longer than a year.',
      text: 'We’ve counted {nights}. Is one of the years wrong?',
    },
  },
  plan: {
    heading: 'Your stay',
    evening: {
      lightUntil: 'Light enough to see by until about {time} on your first evening',
      lightAllNight:
        'Light enough to see by until about {time} on your first evening. Around midsummer the northern sky never goes fully dark.',
    },
    nightlyPrice: '{property}, per night',
    total: 'Total',
    submit: 'Check your request',
    stillNeeded: 'We still need {what}.',
    answerNeeds: 'To reply, we also need your {what}.',
    // The word joiner after the hyphen, U+2060, keeps a word on one line.
    missing: {
      property: 'a property',
      checkIn: 'a check-in date',
      checkOut: 'a check-out date',
      rest: {
        checkIn: 'the full check-in date',
        checkOut: 'the full check-out date',
      },
    },
    waiting: 'One moment, the page is loading.',
    notKept:
      'Your browser won’t carry over your dates, name and requests. Please add them to the email on the next page.',
    next: 'Next, you email your request to us. Nothing is booked until we confirm it.',
    smallPrint:
      'Check-in from {checkInTime}, check-out by {checkOutTime}. Secure payment via Stripe; we take no card details here.',
  },
} satisfies Written<FormWordsFile>
