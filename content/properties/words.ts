import { times } from '../times'

/** The labels that all properties use. Words in braces are blanks that the page fills in. */
export const propertyWords = {
  sleeps: 'Sleeps {capacity}',
  price: {
    nightly: '{price} a night',
    weekly: '{price} a week',
    weeklyForUpTo: '{price} a week, for up to {capacity}',
    scope: 'a night',
  },
  card: { bookLabel: 'Book Now', moreLabel: 'Learn More' },
  rooms: 'Bedrooms',
  /** Instead of the beds of a room where they are not known. */
  unknownBeds: 'ask us',
  amenities: 'Amenities',
  goodToKnow: 'Good to know',
  ask: 'Are your dates free? Ask: we answer within 24 hours.',
  times: `Check-in from ${times.checkIn}, check-out by ${times.checkOut}.`,
  galleries: 'Galleries',
  registration: 'Registration number',
}
