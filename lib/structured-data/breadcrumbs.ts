import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import type { NavigationLink } from '../schema/page'

/**
 * The path from the home page to a page.
 *
 * @param trail from the home page to the page itself
 */
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
