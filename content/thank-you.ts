import { times } from './times'

/**
 * The words of the confirmation page, and of the message that a guest sends from it. Words in braces are blanks that the page
 * fills in: keep them when you rewrite a sentence.
 */
export const thankYou = {
  heading: 'Thank you.',
  headingNext: 'One step left.',
  lede: 'Your request is written, but not sent yet. Open it in your email and press Send; we contact you within 24 hours with payment instructions.',
  /** Where the dates and the name are not known. */
  ledeWithBlanks:
    'Your request is half written, and not sent yet. Open it in your email, add your dates and your name, and press Send; we contact you within 24 hours with payment instructions.',
  withoutRequest: {
    nothing: 'There is nothing to send yet.',
    lede: 'Call or write, and we contact you within 24 hours with payment instructions.',
    heading: 'Call us, or write',
  },
  email: 'Open the email',
  copy: 'Copy the message',
  whole: 'Read the whole message to {email}',
  copied: 'Copied, with our address. Paste it into an email.',
  copyFailed: 'The message is selected: copy it from here.',
  /** Where mail programs would refuse the whole message. */
  cut: 'What you wrote is too long for the email, so part of it is missing there. “Copy the message” has all of it.',
  call: 'Call',
  whatsApp: 'WhatsApp',
  next: {
    heading: 'What happens next',
    lines: [
      'If the dates are free, we send payment instructions. Nothing is booked until we confirm it.',
      'Heard nothing after 24 hours? Give us a ring.',
      'Beds are made and towels out when you arrive. Bring shoes you do not mind getting wet.',
    ],
  },
  stay: {
    heading: 'Your stay',
    sleeps: '{property} sleeps {capacity}.',
    total: 'Total',
    requested: 'as requested; we’ll confirm the price',
    times: `Check-in from ${times.checkIn}, check-out by ${times.checkOut}.`,
  },
  home: 'Return Home',
  again: 'Make Another Booking',
  clear: 'Clear my details',
  cleared: 'Cleared. Closing this tab clears the rest.',

  message: {
    to: 'To',
    subjectLabel: 'Subject',
    subject: 'Booking request: {stay}',
    greeting: 'Hello,',
    opening: 'We would like to stay at {property}.',
    openingWithoutProperty: 'We would like to stay with you.',
    checkIn: `Check-in: {date}, from ${times.checkIn}`,
    checkOut: `Check-out: {date}, by ${times.checkOut}`,
    nights: 'Nights',
    guests: 'Guests',
    party: 'Adults, children (with ages), any dog:',
    total: 'Total',
    asRequested: 'as requested',
    terms: 'Terms on your site',
    answer: 'Could you tell us if these dates are free?',
    plan: 'The plan: {link}',
    unknown: '(please fill in)',
  },
}
