import type { Graph, Thing } from 'schema-dts'
import { homePictures, pages, properties, site } from '@/content'
import { quickLinks } from '@/content/quick-links'
import { jpegUrl } from '@/lib/pictures'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { articlePath } from '@/lib/site/article-page'
import { blogPosting, breadcrumbs, lodgingBusiness, propertyPlace, webSite } from '@/lib/site/structured-data'
import type { Article } from '@/lib/schema'
import type { NavigationLink } from '@/lib/schema'
import type { Property } from '@/lib/schema'

/** Structured data for search engines. It escapes `<`, so that no text can end the script. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Breadcrumbs: home, then the page's Quick Link. A page without a Quick Link passes its own link as `further`. */
const trail = (path: string, ...further: NavigationLink[]) => {
  const linked = quickLinks.filter(({ href }) => [pages.home.path, path].includes(href))
  return breadcrumbs([...linked, ...further], site.url)
}

export function HomeData() {
  const pictures = [homePictures.hero, ...properties.map(({ cardPicture }) => cardPicture)]
  const images = pictures.map((picture) => absoluteUrl(site.url, jpegUrl(picture)))
  const business = lodgingBusiness(site, properties, [...new Set(images)])
  return <StructuredData things={[webSite(site), business]} />
}

/** Breadcrumbs alone, for a page with a Quick Link, or with a link of its own. */
export function BreadcrumbData({ path, own = [] }: { path: string; own?: NavigationLink[] }) {
  return <StructuredData things={[trail(path, ...own)]} />
}

export function PropertyData({ property }: { property: Property }) {
  return <StructuredData things={[propertyPlace(site, property), trail(property.path)]} />
}

export function ArticleData({ article }: { article: Article }) {
  const own = { label: article.title, href: articlePath(article.slug) }
  return <StructuredData things={[blogPosting(article, site), trail(pages.blogs.path, own)]} />
}
