import type { Accommodation, LodgingBusiness, VacationRental } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import { plainText } from '../chart-text'
import type { Property } from '../schema/property'
import type { GeoPoint, Site } from '../schema/site'
import { businessEntry, postalAddress } from './business'
import { amenityFeatures, isoTime } from './values'

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
        containsPlace: { ...named(property, images, site), ...rooms(property, site) },
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
    containsPlace: rooms(property, site),
  }
}

function named({ path, name, lede }: Property, images: readonly string[], site: Site) {
  const url = absoluteUrl(site.url, path)
  return { '@id': `${url}#letting`, name, url, description: plainText(lede), image: [...images] }
}

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
