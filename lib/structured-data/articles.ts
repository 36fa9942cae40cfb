import type { Blog, BlogPosting } from 'schema-dts'
import { absoluteUrl } from '../absolute-url'
import { articlePath } from '../article-page'
import { renditionUrl } from '../pictures'
import type { Article } from '../schema/article'
import type { Site } from '../schema/site'
import { businessId } from './business'

/** An article. The list and its own page describe the same posting, identified by the address of its own page. */
export function blogPosting(article: Article, site: Site): BlogPosting {
  const { slug, title, description, date, author, picture } = article
  const url = absoluteUrl(site.url, articlePath(slug))
  const isOurs = author === site.name
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image: absoluteUrl(site.url, renditionUrl(picture, 'jpg')),
    datePublished: date,
    inLanguage: 'en-IE',
    author: isOurs
      ? { '@type': 'Organization', name: author, url: absoluteUrl(site.url, '/') }
      : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', '@id': businessId(site), name: site.name },
  }
}

/** The page with all articles. */
export function blog(articles: readonly Article[], path: string, name: string, site: Site): Blog {
  const url = absoluteUrl(site.url, path)
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    url,
    name,
    inLanguage: 'en-IE',
    blogPost: articles.map((article) => blogPosting(article, site)),
  }
}
