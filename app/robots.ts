import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { content } from './_shared/content'

export const dynamic = 'force-static'

/**
 * Crawlers may read every page. A page that must not be indexed says so in its robots tag, which a crawler sees only if
 * it may read the page.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(content.site.url, '/sitemap.xml') }
}
