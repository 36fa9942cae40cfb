import type { MetadataRoute } from 'next'
import { homePictures } from '@/content/home'
import { pages } from '@/content/pages'
import { picture } from '@/content/photos/picture'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { jpegUrl } from '@/lib/pictures'
import { absoluteUrl, articlePage, propertyPage, propertyPath } from '@/lib/site/pages'
import type { PageEntry, PictureName, Property } from '@/lib/schema'
import { articles } from './_shared/articles'

export const dynamic = 'force-static'

const picturesOf = ({ hero, galleries = [], photoGrid = [] }: Property) => [
  hero,
  ...galleries.flatMap(({ pictures }) => pictures),
  ...photoGrid,
]

/** A page, the day of its last change, and the pictures that it is about. */
const entryOf = ({ path, changed }: PageEntry, shown: (PictureName | undefined)[] = []) => ({
  url: absoluteUrl(site.url, path),
  lastModified: changed,
  images: Array.from(new Set(shown.flatMap((name) => (name ? jpegUrl(picture(name)) : []))), (image) =>
    absoluteUrl(site.url, image),
  ),
})

/** Every page that may be indexed. The list of the articles changes with the newest of them. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const written = await articles()
  const changed = [pages.blogs.changed, written[0]?.date].sort().at(-1)
  const shown: Record<string, (PictureName | undefined)[]> = {
    [pages.home.path]: [homePictures.hero, ...homePictures.gallery],
    ...Object.fromEntries(properties.map((property) => [propertyPath(property), picturesOf(property)])),
  }
  return [
    ...Object.values<PageEntry>({ ...pages, blogs: { ...pages.blogs, changed } })
      .concat(properties.map(propertyPage))
      .filter(({ noindex }) => !noindex)
      .map((page) => entryOf(page, shown[page.path])),
    ...written.map((article) =>
      entryOf(articlePage(article, site.name), [article.image, article.secondImage]),
    ),
  ]
}
