import type { MetadataRoute } from 'next'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/absolute-url'

export const dynamic = 'force-static'

/**
 * Everything may be crawled: a page that is not to be found says so itself, and only a crawler that may read it hears
 * that.
 */
export default function robots(): MetadataRoute.Robots {
  const isHidden = site.noindex === '1'
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: isHidden ? undefined : absoluteUrl(site.url, '/sitemap.xml'),
  }
}
