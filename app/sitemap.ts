import type { MetadataRoute } from 'next'
import { listing } from '@/content/blog/listing'
import { home } from '@/content/home'
import { pages } from '@/content/pages'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { articlePage } from '@/lib/site/article-page'
import { picturesOf } from '@/lib/pictures'
import type { PageEntry } from '@/lib/schema/page'
import type { Picture } from '@/lib/schema/picture'
import { imagesOf } from './_shared/metadata'
import { articles } from './_shared/articles'

export const dynamic = 'force-static'

/** Every page that may be indexed, the day of its last change, and its pictures at their largest size. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const all = await articles()
  const lead = all.map(({ picture }) => picture)
  const newest = all[0]?.date ?? ''
  return [
    entry(pages.home, [
      home.hero.picture,
      ...properties.map(({ cardPicture }) => cardPicture),
      ...home.gallery.pictures,
    ]),
    ...properties.map((property) =>
      entry({ path: property.path, ...property.page }, [property.hero, ...picturesOf(property)]),
    ),
    entry(pages.blogs, [listing.picture, ...lead], newest),
    entry(pages.book, []),
    entry(pages.accessibility, []),
    entry(pages.privacy, []),
    ...all.map((article) => entry(articlePage(article, site.name), [article.picture])),
  ]
}

function entry({ path, changed }: PageEntry, pictures: readonly Picture[], alsoChanged = '') {
  const lastModified = [changed ?? '', alsoChanged].sort().at(-1)
  return { url: absoluteUrl(site.url, path), lastModified, images: imagesOf(pictures) }
}
