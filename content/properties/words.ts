import { times } from '../times'

/** The labels that all properties use. Words in braces are blanks that the page fills in. */
export const propertyWords = {
  sleeps: 'Sleeps {capacity}',
  price: {
    nightly: '{price} a night',
    weekly: '{price} a week',
    scope: 'a night',
  },
  card: { bookLabel: 'Book Now', moreLabel: 'Learn More' },
  rows: { checkIn: 'Check-in from', checkOut: 'Check-out by' },
  rooms: 'Bedrooms',
  amenities: 'Amenities',
  goodToKnow: 'Good to know',
  ask: 'Is your week free? Ask: we answer within 24 hours.',
  times: `Check-in from ${times.checkIn}, check-out by ${times.checkOut}.`,
  galleries: 'Galleries',
  registration: 'Registration number',
  terms: {
    labels: {
      deposit: 'Deposit',
      cancellation: 'Cancellation',
      withdrawal: 'Right of withdrawal',
      minimumNights: 'Minimum stay',
      pets: 'Pets',
      houseRules: 'House rules',
      extras: 'Optional extras',
    },
    beforeCheckIn: '{days} before check-in',
    onCheckIn: 'the day of check-in',
    deposit: {
      share: '{percent}% of the total',
      amount: '{amount} ({percent}%)',
      due: '{amount} when we confirm',
      withBalance: '{amount} when we confirm, the rest due {date}',
      inFull: 'The full amount when we confirm',
    },
    cancellation: {
      full: 'full refund until {date}',
      part: '{percent}% refund until {date}',
      none: 'no refund after that',
      tooLate: 'No refund for these dates',
    },
    withdrawal:
      'The law gives 14 days to withdraw from most things bought at a distance, but not from a stay on fixed dates: the terms here apply',
    free: 'free',
  },
}
