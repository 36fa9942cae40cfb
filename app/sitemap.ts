import type { MetadataRoute } from 'next'
import { homePictures, pages, properties, site } from '@/content'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { articlePage } from '@/lib/site/article-page'
import { articles } from './_shared/articles'
import { jpegUrl } from '@/lib/pictures'
import type { PageEntry, Picture, Property } from '@/lib/schema'

export const dynamic = 'force-static'

const ofProperty = ({ hero, rooms, galleries = [], photoGrid = [] }: Property) => [
  hero,
  ...rooms.map(({ picture }) => picture),
  ...galleries.flatMap(({ lead, pictures }) => [lead, ...pictures]),
  ...photoGrid,
]

/**
 * Every page that may be indexed, the day of its last change, which for the blog may be that of its newest article, and the
 * pictures that it is about.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const written = await articles()
  const all = written.map((article) => articlePage(article, site.name))
  const newest = all[0]?.changed ?? ''
  const indexable = Object.values<PageEntry>(pages).filter(({ noindex }) => !noindex)
  const shown = new Map<string, readonly (Picture | undefined)[]>([
    [pages.home.path, [homePictures.hero, ...homePictures.gallery]],
    ...properties.map((property) => [property.path, ofProperty(property)] as const),
    ...written.map(
      ({ picture, secondPicture }, index) => [all[index]!.path, [picture, secondPicture]] as const,
    ),
  ])
  return [...indexable, ...all].map(({ path, changed = '' }) => ({
    url: absoluteUrl(site.url, path),
    lastModified: path === pages.blogs.path && newest > changed ? newest : changed,
    images: [...new Set((shown.get(path) ?? []).flatMap((picture) => picture ?? []).map(jpegUrl))].map(
      (image) => absoluteUrl(site.url, image),
    ),
  }))
}
