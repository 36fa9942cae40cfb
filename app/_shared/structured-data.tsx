import type { Thing } from 'schema-dts'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { quickLinks } from '@/content/quick-links'
import { breadcrumbs } from '@/lib/site/structured-data'
import type { NavigationLink } from '@/lib/schema'

interface StructuredDataProps {
  path: string
  /** The link to the page itself, where it has no Quick Link. */
  own?: NavigationLink
  /** What the page is about. */
  things?: readonly Thing[]
}

/**
 * Structured data for search engines: what the page is about, and its breadcrumbs unless it is the home page. It escapes `<`, so
 * that no text can end the script.
 */
export function StructuredData({ path, own, things = [] }: StructuredDataProps) {
  const trail = [
    ...quickLinks.filter(({ href }) => [pages.home.path, path].includes(href)),
    ...(own ? [own] : []),
  ]
  const graph = trail.length > 1 ? [...things, breadcrumbs(trail, site.url)] : things
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
