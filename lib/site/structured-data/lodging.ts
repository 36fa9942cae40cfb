import type { Accommodation, LodgingBusiness, VacationRental } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import { euro, plainText } from '../../format'
import type { Amenity, Property } from '../../schema/property'
import type { Site } from '../../schema/site'

/** The identifier by which all pages refer to the business. */
export const businessId = (site: Site) => `${site.url}/#business`

/** @param properties give the span of prices */
export function lodgingBusiness(
  site: Site,
  properties: readonly Property[],
  images: readonly string[],
  amenities: readonly Amenity[],
): LodgingBusiness {
  return {
    ...businessEntry(site, properties),
    ...times(site),
    description: plainText(site.description),
    image: [...images],
    amenityFeature: amenityFeatures(amenities),
  }
}

/**
 * A property for search engines. Google accepts a vacation rental only with the position of the building, which the owner
 * fills in (`geo` in `content/site.ts`). Without it the business is described with the accommodation that it lets
 * (docs/decisions/0008-what-search-engines-are-told.md).
 *
 * @param all every property, for the price range of the business
 * @param images addresses of the pictures on its page: Google requires at least eight, with a bedroom, a bathroom and a
 *   common room among them
 */
export function letting(
  property: Property,
  all: readonly Property[],
  images: readonly string[],
  site: Site,
): VacationRental | LodgingBusiness {
  const { id, path, name, lede } = property
  const url = absoluteUrl(site.url, path)
  const described = {
    '@id': `${url}#letting`,
    name,
    url,
    description: plainText(lede),
    image: [...images],
  }
  const geo = site.geo?.[id]
  if (!geo) return { ...businessEntry(site, all), containsPlace: { ...described, ...rooms(property, site) } }
  const { telephone, address } = businessEntry(site, all)
  return {
    ...described,
    ...times(site),
    '@type': 'VacationRental',
    identifier: id,
    geo: { '@type': 'GeoCoordinates', ...geo },
    address,
    telephone,
    containsPlace: rooms(property, site),
  }
}

/**
 * The business with the properties that Google requires (name, address), its contact and its prices. The address has no
 * street and no post code, because the site does not publish them.
 */
function businessEntry(site: Site, properties: readonly Property[]) {
  const { locality, region, country } = site.address
  const prices = properties.map(({ nightlyPrice }) => nightlyPrice)
  const span = new Set([Math.min(...prices), Math.max(...prices)])
  return {
    '@type': 'LodgingBusiness',
    '@id': businessId(site),
    name: site.name,
    url: absoluteUrl(site.url, '/'),
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email.href.replace('mailto:', ''),
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    priceRange: `${[...span].map(euro).join('–')} a night`,
  } as const
}

const times = ({ checkIn, checkOut }: Site) => ({
  checkinTime: isoTime(checkIn),
  checkoutTime: isoTime(checkOut),
})

/** The accommodation, let as a whole (`EntirePlace`), without disputed counts. */
function rooms(property: Property, site: Site) {
  const beds = count(property, 'beds')
  const registration = site.owner?.lettingNumbers?.[property.id]
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    // The number in the register of short-term lettings, once the owner has filled it in.
    identifier: registration
      ? { '@type': 'PropertyValue', propertyID: 'Registration number', value: registration }
      : undefined,
    occupancy: { '@type': 'QuantitativeValue', value: property.capacity },
    numberOfBedrooms: count(property, 'bedrooms'),
    numberOfBathroomsTotal: count(property, 'bathrooms'),
    bed: beds === undefined ? undefined : { '@type': 'BedDetails', numberOfBeds: beds },
    amenityFeature: amenityFeatures(property.amenities),
  } as const satisfies Accommodation
}

function count({ facts, disputed = [] }: Property, noun: string): number | undefined {
  const fact = disputed.includes(noun) ? undefined : facts.find((each) => each.noun === noun)
  return fact && Number(fact.figure)
}

/** Amenities with their descriptions, so that search engines learn that the pool is not heated. */
const amenityFeatures = (amenities: readonly Amenity[]) =>
  amenities.map(
    ({ name, detail }) =>
      ({
        '@type': 'LocationFeatureSpecification',
        name: plainText(name),
        description: detail,
        value: true,
      }) as const,
  )

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
