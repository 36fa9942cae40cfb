import type { LocationFeatureSpecification } from 'schema-dts'
import { plainText } from '../chart-text'
import type { Amenity } from '../schema/property'

/**
 * Converts a time of day as the site prints it to ISO 8601.
 *
 * @example isoTime('3:00 PM') // '15:00:00'
 */
export function isoTime(clock: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d)\s([AP])M$/.exec(clock) ?? []
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}:00`
}

/** Amenities with their descriptions, so that search engines learn that the pool is not heated. */
export function amenityFeatures(amenities: readonly Amenity[]): LocationFeatureSpecification[] {
  return amenities.map(({ name, detail }) => ({
    '@type': 'LocationFeatureSpecification',
    name: plainText(name),
    description: detail,
    value: true,
  }))
}
