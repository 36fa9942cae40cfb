import type { MetadataRoute } from 'next'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/site/pages'

export const dynamic = 'force-static'

/**
 * Crawlers may read every page. A page that must not be indexed says so in its robots tag, which a crawler sees only if
 * it may read the page.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(site.url, '/sitemap.xml') }
}
