import type { LocationFeatureSpecification } from 'schema-dts'
import { plainText } from '../chart-text'
import type { Amenity } from '../schema/property'

/**
 * A time of day as the site prints it, in the form that machines read.
 *
 * @example isoTime('3:00 PM') // '15:00:00'
 */
export function isoTime(clock: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d)\s([AP])M$/.exec(clock) ?? []
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}:00`
}

/** Amenities with the sentence that the page says of each: a pool that is not heated is not sold as one that is. */
export function amenityFeatures(amenities: readonly Amenity[]): LocationFeatureSpecification[] {
  return amenities.map(({ name, detail }) => ({
    '@type': 'LocationFeatureSpecification',
    name: plainText(name),
    description: detail,
    value: true,
  }))
}
