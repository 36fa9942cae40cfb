import type { LodgingBusiness, PostalAddress, WebSite } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import { plainText } from '../chart-text'
import { euro } from '../format'
import type { Amenity, Property } from '../schema/property'
import type { Address, Site } from '../schema/site'
import { amenityFeatures, isoTime } from './values'

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
export function businessEntry(site: Site, properties: readonly Property[]) {
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
export function postalAddress({ locality, region, country }: Address): PostalAddress {
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
