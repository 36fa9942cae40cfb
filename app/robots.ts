import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { content } from './_shared/content'

const { site } = content

export const dynamic = 'force-static'

/**
 * Crawlers may read every page. A page that must not be indexed says so in its robots tag, which a crawler sees only if
 * it may read the page.
 */
export default function robots(): MetadataRoute.Robots {
  const isHidden = site.noindex === '1'
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: isHidden ? undefined : absoluteUrl(site.url, '/sitemap.xml'),
  }
}
