import type { LodgingBusiness, PostalAddress, WebSite } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import { plainText } from '../chart-text'
import { euro } from '../format'
import type { Amenity, Property } from '../schema/property'
import type { Address, Site } from '../schema/site'
import { amenityFeatures, isoTime } from './values'

/** The business is one thing wherever it is named: pages point to it by this. */
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

/** Who lets: what Google requires of a local business (name, address), and how to reach it. */
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

/** No street and no post code: the site gives none. */
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
