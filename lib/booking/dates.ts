/**
 * Check-in and check-out of a stay as ISO dates. In the form either may be empty, and check-out may come first; a stay has
 * both, in order.
 */
export interface Dates {
  checkIn: string
  checkOut: string
}
