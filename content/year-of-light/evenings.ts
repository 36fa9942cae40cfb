/**
 * The year that is drawn. It is fixed here, and not taken from the clock, so that the same sources give the same site;
 * from one year to the next a sunset moves by a minute at most.
 */
export const year = 2026

/** The evenings that are printed, and have a dot in the drawing. */
export const evenings = [
  { date: `${year}-03-21`, term: 'Sunset, 21\u00a0March' },
  { date: `${year}-06-21`, term: 'Sunset, 21\u00a0June' },
  { date: `${year}-09-23`, term: 'Sunset, 23\u00a0September' },
  { date: `${year}-12-21`, term: 'Sunset, 21\u00a0December' },
]
