import type {
  Accommodation,
  Apartment,
  BlogPosting,
  BreadcrumbList,
  House,
  LodgingBusiness,
  WebSite,
} from 'schema-dts'
import { euro, plainText } from '../format'
import { jpegUrl } from '../pictures'
import type { Article } from '../schema'
import type { NavigationLink } from '../schema'
import { bookLink } from '../booking/plan'
import { absoluteUrl } from './absolute-url'
import { articlePath } from './article-page'
import type { Property, Site } from '../schema'

/** The identifier by which all pages refer to the business. */
const businessId = (site: Site) => `${site.url}/#business`

export const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: absoluteUrl(site.url, '/'),
  inLanguage: site.language,
  publisher: { '@id': businessId(site) },
})

/** The address has no street and no post code, because the site does not publish them. */
const addressOf = ({ address }: Site) => ({
  '@type': 'PostalAddress' as const,
  addressLocality: address.locality,
  addressRegion: address.region,
  addressCountry: address.country,
})

/** What every page says of the business that it belongs to, with the price of a night in each of the properties. */
const business = (site: Site, properties: readonly Property[]) => ({
  '@type': 'LodgingBusiness' as const,
  '@id': businessId(site),
  name: site.name,
  url: absoluteUrl(site.url, '/'),
  telephone: site.phone.href.replace('tel:', ''),
  address: addressOf(site),
  makesOffer: properties.map((property) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@id': propertyId(site, property) },
    url: absoluteUrl(site.url, bookLink(property.id)),
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      price: property.nightlyPrice,
      priceCurrency: 'EUR',
      unitText: 'night',
    },
  })),
})

function priceRange(properties: readonly Property[]) {
  const prices = properties.map(({ nightlyPrice }) => nightlyPrice)
  const span = new Set([Math.min(...prices), Math.max(...prices)])
  return `${[...span].map(euro).join('–')} a night`
}

/**
 * The business, its contact and its pictures, with its properties.
 *
 * @param images absolute addresses
 */
export const lodgingBusiness = (
  site: Site,
  properties: readonly Property[],
  images: readonly string[],
): LodgingBusiness => ({
  ...business(site, properties),
  description: site.description,
  email: site.email.href.replace('mailto:', ''),
  priceRange: priceRange(properties),
  image: [...images],
  containsPlace: properties.map((property) => accommodation(site, property)),
})

/** A property on its own page, with the business that lets it. */
export const propertyPlace = (site: Site, property: Property): Accommodation | Apartment | House => ({
  ...accommodation(site, property),
  containedInPlace: business(site, [property]),
})

/** The identifier by which all pages refer to a property. */
const propertyId = (site: Site, { path }: Property) => `${absoluteUrl(site.url, path)}#property`

/** Vacation rentals show eight pictures in search results. */
const PICTURES = 8

function accommodation(site: Site, property: Property) {
  const { kind, name, path, page, capacity, amenities } = property
  return {
    '@type': typeOf(kind),
    '@id': propertyId(site, property),
    name,
    description: page.description,
    url: absoluteUrl(site.url, path),
    address: addressOf(site),
    occupancy: { '@type': 'QuantitativeValue' as const, value: capacity, maxValue: capacity },
    numberOfBedrooms: countOf(property, 'bedroom'),
    numberOfBathroomsTotal: countOf(property, 'bathroom'),
    amenityFeature: amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name: plainText(amenity.name),
      value: true,
    })),
    image: picturesOf(property).map((picture) => absoluteUrl(site.url, jpegUrl(picture))),
  }
}

/** Schema.org knows houses and apartments; any other kind is an accommodation. */
function typeOf(kind: string): 'House' | 'Apartment' | 'Accommodation' {
  return kind === 'House' || kind === 'Apartment' ? kind : 'Accommodation'
}

/** @example countOf(house, 'bedroom') // 4, from the fact of “4 bedrooms”; undefined where the facts do not say */
function countOf({ facts }: Property, noun: string) {
  const fact = facts.find((each) => [noun, `${noun}s`].includes(each.noun))
  return fact && Number(fact.figure)
}

/** The hero, then the first picture of each gallery, then the second ones, so that each room is among the first pictures. */
function picturesOf({ hero, galleries = [], photoGrid = [] }: Property) {
  const rows = galleries.map(({ lead, pictures }) => (lead ? [lead, ...pictures] : pictures))
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? []))
  const all = [hero, ...inTurn.flat(), ...photoGrid]
  return [...new Map(all.map((picture) => [picture.path, picture])).values()].slice(0, PICTURES)
}

/** @param trail links from the home page to the page itself */
export const breadcrumbs = (trail: readonly NavigationLink[], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(siteUrl, href),
  })),
})

/** An article, identified by the address of its own page. */
export function blogPosting(article: Article, site: Site): BlogPosting {
  const { slug, title, description, date, author, picture } = article
  const url = absoluteUrl(site.url, articlePath(slug))
  const isOurs = author === site.name
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image: absoluteUrl(site.url, jpegUrl(picture)),
    datePublished: date,
    inLanguage: site.language,
    author: isOurs
      ? { '@type': 'Organization', name: author, url: absoluteUrl(site.url, '/') }
      : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', '@id': businessId(site), name: site.name },
  }
}
