import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import type { NavigationLink } from '../schema/page'

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
