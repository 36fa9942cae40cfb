import type { MetadataRoute } from 'next'
import { homePictures, pages, properties, site } from '@/content'
import { jpegUrl } from '@/lib/pictures'
import { absoluteUrl, articlePage } from '@/lib/site/pages'
import type { PageEntry, Picture, Property } from '@/lib/schema'
import { articles } from './_shared/articles'

export const dynamic = 'force-static'

const picturesOf = ({ hero, rooms, galleries = [], photoGrid = [] }: Property) => [
  hero,
  ...rooms.map(({ picture }) => picture),
  ...galleries.flatMap(({ lead, pictures }) => [lead, ...pictures]),
  ...photoGrid,
]

/** A page, the day of its last change, and the pictures that it is about. */
const entryOf = ({ path, changed }: PageEntry, shown: (Picture | undefined)[] = []) => ({
  url: absoluteUrl(site.url, path),
  lastModified: changed,
  images: Array.from(new Set(shown.flatMap((picture) => (picture ? jpegUrl(picture) : []))), (image) =>
    absoluteUrl(site.url, image),
  ),
})

/** Every page that may be indexed. The list of the articles changes with the newest of them. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const written = await articles()
  const changed = [pages.blogs.changed, written[0]?.date].sort().at(-1)
  const shown: Record<string, (Picture | undefined)[]> = {
    [pages.home.path]: [homePictures.hero, ...homePictures.gallery],
    ...Object.fromEntries(properties.map((property) => [property.path, picturesOf(property)])),
  }
  return [
    ...Object.values<PageEntry>({ ...pages, blogs: { ...pages.blogs, changed } })
      .filter(({ noindex }) => !noindex)
      .map((page) => entryOf(page, shown[page.path])),
    ...written.map((article) =>
      entryOf(articlePage(article, site.name), [article.image, article.secondImage]),
    ),
  ]
}
