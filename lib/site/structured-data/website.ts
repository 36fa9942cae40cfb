import type { BlogPosting, BreadcrumbList, WebSite } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import { articlePath } from '../article-page'
import { renditionUrl } from '../../pictures'
import type { Article } from '../../schema/article'
import type { NavigationLink } from '../../schema/page'
import type { Site } from '../../schema/site'
import { businessId } from './lodging'

export function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: absoluteUrl(site.url, '/'),
    inLanguage: site.language,
    publisher: { '@id': businessId(site) },
  }
}

/** @param trail links from the home page to the page itself */
export function breadcrumbs(trail: readonly NavigationLink[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(siteUrl, href),
    })),
  }
}

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
