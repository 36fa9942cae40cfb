import type { PropertyWords } from '@/lib/schema/property'

/** The labels that both properties use. Words in braces are blanks that the page fills in. */
export const propertyWords = {
  sleeps: 'Sleeps {capacity}',
  card: { bookLabel: 'Book Now', moreLabel: 'Learn More', moreOf: 'about {property}' },
  rows: { nightly: '{whole}, a night', checkIn: 'Check-in, from', checkOut: 'Check-out, by' },
  photos: { heading: 'Photos', note: 'Press any picture to see it whole.' },
  terms: {
    deposit: 'Deposit',
    cancellation: 'Cancellation',
    minimumStay: 'Minimum stay',
    pets: 'Pets',
    extraCharges: 'Extra charges',
  },
} satisfies PropertyWords
