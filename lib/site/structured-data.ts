import type { Thing } from 'schema-dts'
import { euro, plainText } from '../format'
import { phoneLink } from '../contact'
import { jpegUrl } from '../pictures'
import type { Article, NavigationLink, Picture, PictureName, Property, Site } from '../schema'
import { absoluteUrl, articlePath, propertyPath } from './pages'

/** The identifier by which all pages refer to the business. */
const businessId = (site: Site) => `${site.url}/#business`

export const webSite = (site: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: site.url,
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

/** What the home page and those of the properties say of the business, with the range of all prices. */
function business(site: Site, properties: readonly Property[]) {
  const prices = properties.map(({ nightlyPrice }) => nightlyPrice)
  const range = new Set([Math.min(...prices), Math.max(...prices)])
  return {
    '@type': 'LodgingBusiness' as const,
    '@id': businessId(site),
    name: site.name,
    url: site.url,
    telephone: phoneLink(site.phone).replace('tel:', ''),
    address: addressOf(site),
    priceRange: `${Array.from(range, euro).join('–')} a night`,
  }
}

/** Finds the picture that the content names. */
type Find = (name: PictureName) => Picture

const addressesOf = (site: Site, pictures: readonly Picture[]) =>
  Array.from(new Set(pictures.map(jpegUrl)), (path) => absoluteUrl(site.url, path))

/** The business, its contact and its pictures, with its properties. Ratings and reviews are left out, because they are samples. */
export const lodgingBusiness = (
  site: Site,
  properties: readonly Property[],
  hero: PictureName,
  find: Find,
): Thing => ({
  ...business(site, properties),
  description: site.description,
  email: site.email,
  image: addressesOf(site, [hero, ...properties.map(({ cardPicture }) => cardPicture)].map(find)),
  containsPlace: properties.map((property) => propertyPlace(site, property, find)),
})

/** Vacation rentals show eight pictures in search results. */
const PICTURES = 8

/** @param all the properties of the business, which a property names on its own page */
export function propertyPlace(site: Site, property: Property, find: Find, all?: readonly Property[]) {
  const path = propertyPath(property)
  const { name, page, capacity, amenities, hero, galleries = [], photoGrid = [] } = property
  const pictures = [hero, ...galleries.map(({ pictures: [first] }) => first!), ...photoGrid]
  return {
    '@type': property.type,
    '@id': `${absoluteUrl(site.url, path)}#property`,
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
    image: addressesOf(site, pictures.map(find)).slice(0, PICTURES),
    containedInPlace: all && business(site, all),
  }
}

/** @example countOf(house, 'bedroom') // 4, from the fact of “4 bedrooms”; undefined where the facts do not say */
function countOf({ facts }: Property, noun: string) {
  const fact = facts.find((each) => [noun, `${noun}s`].includes(each.noun))
  return fact && Number(fact.figure)
}

/** @param trail links from the home page to the page itself */
export const breadcrumbs = (trail: readonly NavigationLink[], siteUrl: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(siteUrl, href),
  })),
})

/** An article, identified by the address of its own page. */
export function blogPosting(article: Article, site: Site, image: Picture): Thing {
  const { slug, title, description, date, author } = article
  const url = absoluteUrl(site.url, articlePath(slug))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image: absoluteUrl(site.url, jpegUrl(image)),
    datePublished: date,
    inLanguage: site.language,
    author:
      author === site.name
        ? { '@type': 'Organization', name: author, url: site.url }
        : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', '@id': businessId(site), name: site.name },
  }
}
