import fc from 'fast-check'

/** Days from the first to the last, as fast-check generates them. */
export const someDates = (first: string, last: string) =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
