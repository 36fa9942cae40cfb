/**
 * The year that is drawn. It is written down here and not read from the clock, so that the same sources always build the
 * same site. From one year to the next a sunset changes by a minute at most.
 */
export const year = 2026

/** The evenings whose sunsets the page lists; each has a dot in the drawing. */
export const evenings = [
  { date: `${year}-03-21`, term: 'Sunset, 21\u00a0March' },
  { date: `${year}-06-21`, term: 'Sunset, 21\u00a0June' },
  { date: `${year}-09-23`, term: 'Sunset, 23\u00a0September' },
  { date: `${year}-12-21`, term: 'Sunset, 21\u00a0December' },
]
