import type { PropertyWords } from '@/lib/types/property'

/** Labels that the properties share. Words in braces are blanks that the page fills in. */
export const propertyWords = {
  rows: { nightly: '{whole}, a night', checkIn: 'Check-in, from', checkOut: 'Check-out, by' },
} satisfies PropertyWords
