import { Feed } from 'feed'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { absoluteUrl, articlePath, FEED_PATH } from '@/lib/site/pages'
import { articles } from '../_shared/articles'

export const dynamic = 'force-static'

/** At noon a date is the same day from Hawaii to Tokyo. */
const noon = (date: string) => new Date(`${date}T12:00Z`)

/** The articles for feed readers, newest first. The feed has the date of the newest, so that no build changes it. */
export async function GET() {
  const newestFirst = await articles()
  const feed = new Feed({
    title: pages.blogs.title,
    description: pages.blogs.description,
    id: absoluteUrl(site.url, pages.blogs.path),
    link: absoluteUrl(site.url, pages.blogs.path),
    language: site.language,
    copyright: site.name,
    updated: noon(newestFirst[0]?.date ?? pages.blogs.changed!),
    generator: false,
    feedLinks: { rss: absoluteUrl(site.url, FEED_PATH) },
  })
  for (const { slug, title, description, date, author } of newestFirst) {
    const link = absoluteUrl(site.url, articlePath(slug))
    const authors = [{ name: author, email: site.email }]
    feed.addItem({ title, link, description, date: noon(date), author: authors })
  }
  return new Response(feed.rss2(), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
