import type { MetadataRoute } from 'next'
import { pages, site } from '@/content'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { articlePage } from '@/lib/site/article-page'
import { articles } from './_shared/articles'
import type { PageEntry } from '@/lib/schema'

export const dynamic = 'force-static'

/** Every page that may be indexed, and the day of its last change, which for the blog may be that of its newest article. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const all = (await articles()).map((article) => articlePage(article, site.name))
  const newest = all[0]?.changed ?? ''
  const indexable = Object.values<PageEntry>(pages).filter(({ noindex }) => !noindex)
  return [...indexable, ...all].map(({ path, changed = '' }) => ({
    url: absoluteUrl(site.url, path),
    lastModified: path === pages.blogs.path && newest > changed ? newest : changed,
  }))
}
