import type { MetadataRoute } from 'next'
import { pages } from '@/content/pages'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { absoluteUrl, articlePage, propertyPage } from '@/lib/site/pages'
import type { PageEntry } from '@/lib/schema'
import { articles } from './_shared/articles'

export const dynamic = 'force-static'

/**
 * Every page that may be indexed, with the day of its last change. The list of the articles changes with the newest of them. Next
 * would write pictures before that day, which the schema of sitemaps forbids.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const written = await articles()
  const changed = [pages.blogs.changed, written[0]?.date].sort().at(-1)
  return [
    ...Object.values<PageEntry>({ ...pages, blogs: { ...pages.blogs, changed } }),
    ...properties.map(propertyPage),
    ...written.map((article) => articlePage(article, site.name)),
  ]
    .filter(({ noindex }) => !noindex)
    .map((page) => ({ url: absoluteUrl(site.url, page.path), lastModified: page.changed }))
}
