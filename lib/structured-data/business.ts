import type {
  Accommodation,
  LocationFeatureSpecification,
  LodgingBusiness,
  PostalAddress,
  VacationRental,
  WebSite,
} from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import { plainText } from '../chart-text'
import { euro } from '../format'
import type { Amenity, Property } from '../schema/property'
import type { GeoPoint, Site } from '../schema/site'

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
    description: plainText(site.description),
    image: [...images],
    checkinTime: isoTime(site.checkIn),
    checkoutTime: isoTime(site.checkOut),
    amenityFeature: amenityFeatures(amenities),
  }
}

/** The business with the properties that Google requires (name, address), its contact and its prices. */
function businessEntry(site: Site, properties: readonly Property[]) {
  return {
    '@type': 'LodgingBusiness',
    '@id': businessId(site),
    name: site.name,
    url: absoluteUrl(site.url, '/'),
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email.href.replace('mailto:', ''),
    address: postalAddress(site.address),
    priceRange: priceRange(properties),
  } as const
}

/** The address without street and post code, which the site does not publish. */
function postalAddress({ locality, region, country }: Site['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    addressCountry: country,
  }
}

function priceRange(properties: readonly Property[]): string {
  const prices = [...new Set(properties.map(({ nightlyPrice }) => nightlyPrice))].sort((a, b) => a - b)
  return `${prices.map(euro).join('–')} a night`
}

export function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: absoluteUrl(site.url, '/'),
    inLanguage: 'en-IE',
    publisher: { '@id': businessId(site) },
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
  const geo = site.geo?.[property.id]
  return geo
    ? vacationRental(property, images, site, geo)
    : {
        ...businessEntry(site, all),
        containsPlace: { ...named(property, images, site), ...rooms(property) },
      }
}

function vacationRental(
  property: Property,
  images: readonly string[],
  site: Site,
  geo: GeoPoint,
): VacationRental {
  return {
    ...named(property, images, site),
    '@type': 'VacationRental',
    identifier: property.id,
    geo: { '@type': 'GeoCoordinates', ...geo },
    address: postalAddress(site.address),
    telephone: site.phone.href.replace('tel:', ''),
    checkinTime: isoTime(site.checkIn),
    checkoutTime: isoTime(site.checkOut),
    containsPlace: rooms(property),
  }
}

function named({ path, name, lede }: Property, images: readonly string[], site: Site) {
  const url = absoluteUrl(site.url, path)
  return { '@id': `${url}#letting`, name, url, description: plainText(lede), image: [...images] }
}

/** The accommodation, let as a whole (`EntirePlace`), without disputed counts. */
function rooms(property: Property) {
  const beds = count(property, 'beds')
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
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
function amenityFeatures(amenities: readonly Amenity[]): LocationFeatureSpecification[] {
  return amenities.map(({ name, detail }) => ({
    '@type': 'LocationFeatureSpecification',
    name: plainText(name),
    description: detail,
    value: true,
  }))
}
