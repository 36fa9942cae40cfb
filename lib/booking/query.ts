import type { PropertyId } from '../schema/property'
import { guestCounts, propertyId } from './draft'

/** What the address of the confirmation page can tell. Whatever is missing or forged there is missing here. */
export interface RequestQuery {
  property?: PropertyId
  nights?: number
  /** Euro. */
  total?: number
  guests?: number
}

/** Nights between 0001-01-01 and 9999-12-31, the longest stay of four-digit years. */
export const maxNights = 3_652_058

/**
 * The query that the form hands to the confirmation page: these four and nothing else (requirements §4).
 *
 * @param request euro and whole nights
 * @example requestQuery({ property: 'house', nights: 3, total: 1650, guests: 2 }) // 'property=house&nights=3&total=1650&guests=2'
 */
export function requestQuery({ property, nights, total, guests }: Required<RequestQuery>): string {
  return `property=${property}&nights=${nights}&total=${total}&guests=${guests}`
}

/**
 * Reads such a query. Anybody can write an address, so what our own form could not have produced counts as absent:
 * unknown properties, repeated names, fractions, signs, amounts beyond the longest stay at the highest price.
 *
 * @param search any string, with or without `?`
 * @param prices euro a night
 * @example readQuery('?property=house&nights=-3&guests=2', { house: 550, apartment: 248 }) // { property: 'house', guests: 2 }
 */
export function readQuery(search: string, prices: Record<PropertyId, number>): RequestQuery {
  const parameters = new URLSearchParams(search)
  const value = (name: keyof RequestQuery) => {
    const values = parameters.getAll(name)
    return values.length === 1 ? values[0] : undefined
  }
  const maxTotal = maxNights * Math.max(...Object.values(prices))
  return {
    property: propertyId(value('property')) || undefined,
    nights: wholeNumber(value('nights'), 0, maxNights),
    total: wholeNumber(value('total'), 0, maxTotal),
    guests: wholeNumber(value('guests'), guestCounts[0], guestCounts.length),
  }
}

/** Written as our form writes it: digits alone, without a leading zero. */
function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (!text || !/^(0|[1-9]\d*)$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}
