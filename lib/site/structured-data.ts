import type { BlogPosting, BreadcrumbList, LodgingBusiness, WebSite } from 'schema-dts'
import { euro } from '../format'
import { renditionUrl } from '../pictures'
import type { Article } from '../schema/article'
import type { NavigationLink } from '../schema/page'
import type { Property } from '../schema/property'
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

/**
 * The business with the properties that Google requires (name, address), its contact, its prices and its pictures. The address
 * has no street and no post code, because the site does not publish them.
 *
 * @param properties give the span of prices
 * @param images absolute addresses
 */
export function lodgingBusiness(
  site: Site,
  properties: readonly Property[],
  images: readonly string[],
): LodgingBusiness {
  const { locality, region, country } = site.address
  const prices = properties.map(({ nightlyPrice }) => nightlyPrice)
  const span = new Set([Math.min(...prices), Math.max(...prices)])
  return {
    '@type': 'LodgingBusiness',
    '@id': businessId(site),
    name: site.name,
    url: absoluteUrl(site.url, '/'),
    description: site.description,
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email.href.replace('mailto:', ''),
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    priceRange: `${[...span].map(euro).join('–')} a night`,
    image: [...images],
  }
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
