import type { PropertyId } from '../schema/property'
import type { Offers } from './offer'
import { propertyId } from './draft'
import { valuesIn } from './plan'

/** What the query of the confirmation page says. A value that is missing or forged there is `undefined` here. */
export interface RequestQuery {
  property?: PropertyId
  nights?: number
  /** Whole euro. */
  total?: number
  guests?: number
}

/** More than the form offers: an address may ask for a larger party, and nobody pays by it. */
const maxGuests = 99

/** The longest stay that the form can produce: from 0001-01-01 to 9999-12-31. */
export const maxNights = 3_652_058

/**
 * Reads the query of an address that `confirmationAddress` has written. Anybody can write an address, so a value that our
 * form cannot produce counts as absent: an unknown property, a repeated name, a fraction, a sign, a total above the longest
 * stay at the highest price (docs/decisions/0004-what-thank-you-believes.md).
 *
 * @param search any string, with or without `?`
 * @param offers every property
 * @returns `undefined` if the query holds no value that can be believed
 * @example readQuery('?property=house&nights=-3&guests=2', offers) // { property: 'house', guests: 2 }
 */
export function readQuery(search: string, offers: Offers): RequestQuery | undefined {
  const value = valuesIn({ search, hash: '' })
  const maxTotal = maxNights * Math.max(...Object.values(offers).map(({ nightlyPrice }) => nightlyPrice))
  const query: RequestQuery = {
    property: propertyId(value('property')) || undefined,
    nights: wholeNumber(value('nights'), 0, maxNights),
    total: wholeNumber(value('total'), 0, maxTotal),
    guests: wholeNumber(value('guests'), 1, maxGuests),
  }
  return Object.values(query).some((each) => each !== undefined) ? query : undefined
}

/** Reads a whole number as the form writes it: digits alone, without a leading zero. */
function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (!text || !/^(0|[1-9]\d*)$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}
