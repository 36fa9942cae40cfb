import { isIsoDate } from '../iso-date'
import type { Place } from '../types/chart'
import { problem } from './problem'

/** Degrees between which the north of Ireland lies; 55 and −7 the wrong way round lie outside. */
const LATITUDE = [53, 56] as const
const LONGITUDE = [-9, -5] as const

/** Places of the chart that lie outside the north of Ireland. */
export function checkPlaces(places: Readonly<Record<string, Place>>): string[] {
  const isWithin = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && value <= most
  return Object.entries(places)
    .filter(([, { lat, lon }]) => !isWithin(lat, LATITUDE) || !isWithin(lon, LONGITUDE))
    .map(([name, { lat, lon }]) =>
      problem(
        'content/chart/places.ts',
        name,
        `${lat} north, ${lon} east is not in the north of Ireland.`,
        'Write degrees, lat first; west is negative.',
      ),
    )
}

/** Evenings of the year of light that are no dates. */
export function checkEvenings(evenings: readonly { date: string; term: string }[]): string[] {
  return evenings
    .filter(({ date }) => !isIsoDate(date))
    .map(({ date, term }) =>
      problem(
        'content/year-of-light/evenings.ts',
        term,
        `${date} is no date.`,
        'Write month and day with two digits each, as in 06-21.',
      ),
    )
}
