import type { Written } from '@/lib/content/written'
import type { ThankYouFile } from '@/lib/schema/booking-files'

/**
 * The words of the confirmation page. Words in braces are blanks that the page fills in: keep them when you rewrite a
 * sentence.
 */
export const thankYou = {
  heading: 'Thank you.',
  headingNext: 'One thing left: send it.',
  lede: 'We’d love to have you, but your request hasn’t reached us yet. One tap opens the email.',
  inAll: '{total} in all',
  asRequested: '{total} as requested',
  withoutRequest: {
    text: 'There’s no request here. If you’ve emailed us yours, it’s on its way; if not, it hasn’t reached us.',
    heading: 'Call us, or write',
    times: 'Check-in from {checkInTime}, check-out by {checkOutTime}.',
  },
  send: {
    heading: 'Send it to us',
    text: 'Your email app opens with everything filled in.',
    waiting: 'Loading your request …',
    textWithBlanks:
      'Your email opens half written. Add your dates, your name and any requests, then send it.',
    shortened:
      'Your email app opens with your request. It’s long, so the email marks what’s cut. “Copy message” has it all.',
    email: 'Send by email',
    withoutProgram: 'No email app? Copy our address and this message.',
    copy: 'Copy message',
    copied: 'Copied',
    copyAddress: 'Copy address',
    addressCopied: 'Address copied',
    copyAddressManually: 'Our address is selected: copy it from here.',
    copyManually: 'The message is selected: copy it from here.',
    call: 'Call',
    calendar: 'Add to calendar',
    whatsApp: 'Send by WhatsApp',
  },
  answer: {
    heading: 'What happens next',
    text: 'Once it’s sent, we’ll contact you within 24 hours with payment instructions. Heard nothing? Give us a ring.',
  },
  arrive: {
    heading: 'When you arrive',
    text: 'From {checkInTime}, with beds made and towels out. Bring shoes you do not mind getting wet.',
  },
  clear: {
    text: 'Sharing this device? Clear the form on our booking page. Closing this tab clears the request.',
  },
  home: 'Return Home',
  again: 'Make Another Booking',
  summary: {
    heading: 'Your stay',
    property: 'Property',
    duration: 'Duration',
    guests: 'Guests',
    total: 'Total',
    breakdown: '{nights} × {price}',
    requested: 'as requested; we’ll confirm the price',
    unusual: 'not our usual total; we’ll confirm it',
    smallPrint: 'Nothing is booked until we confirm it. Secure payment via Stripe.',
  },
  message: {
    to: 'To',
    subjectLabel: 'Subject',
    subject: 'Booking request: {stay}',
    greeting: 'Hello,',
    opening: 'We would like to stay at {property}.',
    openingWithoutProperty: 'We would like to stay with you.',
    taken: 'Your site says: {hint}',
    checkIn: 'Check-in: {date}, from {time}',
    checkOut: 'Check-out: {date}, by {time}',
    nights: 'Nights',
    guests: 'Guests',
    party: 'Adults, children (with ages), any dog:',
    total: 'Total',
    asRequested: 'as requested',
    terms: 'Terms on your site',
    answer: 'Could you tell us if these dates are free?',
    plan: 'The plan: {link}',
    unknown: '(please fill in)',
    shortened: '(there’s more; it didn’t fit into this email)',
  },
  calendar: {
    title: '{property} (requested)',
    file: 'stay-{checkIn}.ics',
    text: 'Requested, not booked until {site} confirms it.\nCheck-in {checkIn}, from {checkInTime}.\nCheck-out {checkOut}, by {checkOutTime}.',
  },
} satisfies Written<ThankYouFile>
