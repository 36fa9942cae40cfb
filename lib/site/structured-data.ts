import type { Accommodation, BlogPosting, BreadcrumbList, LodgingBusiness, WebSite } from 'schema-dts'
import { euro, plainText } from '../format'
import { renditionUrl } from '../pictures'
import type { Article } from '../schema/article'
import type { NavigationLink } from '../schema/page'
import type { Amenity, Property } from '../schema/property'
import type { Site } from '../schema/site'
import { absoluteUrl } from './absolute-url'
import { articlePath } from './article-page'

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

/** @param properties give the span of prices */
export const lodgingBusiness = (
  site: Site,
  properties: readonly Property[],
  images: readonly string[],
  amenities: readonly Amenity[],
): LodgingBusiness => ({
  ...businessEntry(site, properties),
  checkinTime: isoTime(site.checkIn),
  checkoutTime: isoTime(site.checkOut),
  description: plainText(site.description),
  image: [...images],
  amenityFeature: amenityFeatures(amenities),
})

/**
 * The business with the accommodation that it lets on a page (docs/decisions/0008-what-search-engines-are-told.md).
 *
 * @param all every property, for the price range of the business
 * @param images addresses of the pictures on the page
 */
export function letting(
  property: Property,
  all: readonly Property[],
  images: readonly string[],
  site: Site,
): LodgingBusiness {
  const { path, name, lede } = property
  const url = absoluteUrl(site.url, path)
  const described = { '@id': `${url}#letting`, name, url, description: plainText(lede), image: [...images] }
  return { ...businessEntry(site, all), containsPlace: { ...described, ...rooms(property, site) } }
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
  amenities.map(({ name, detail }) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name: plainText(name),
    description: detail,
    value: true,
  }))

/**
 * Converts a time of day as the site prints it to ISO 8601.
 *
 * @example isoTime('3:00 PM') // '15:00:00'
 */
function isoTime(clock: string): string {
  const [, hour, minute, half] = /^(\d+):(\d\d)\s([AP])M$/.exec(clock) ?? []
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}:00`
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
    image: absoluteUrl(site.url, renditionUrl(picture, 'jpg')),
    datePublished: date,
    inLanguage: site.language,
    author: isOurs
      ? { '@type': 'Organization', name: author, url: absoluteUrl(site.url, '/') }
      : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', '@id': businessId(site), name: site.name },
  }
}
