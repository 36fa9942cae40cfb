import fc from 'fast-check'

/** A fast-check arbitrary of ISO dates between two dates. */
export const someDates = (first: string, last: string) =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
