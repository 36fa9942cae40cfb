import { readdirSync } from 'node:fs'
import { fill } from '@/lib/format'
import type { Article, ArticleFrontMatter } from '@/lib/schema/article'
import { content } from './content'

const { listing, picture, visualisations, site } = content

/** Every article in `content/blog`, newest first. A new file is a new article; there is no list to edit. */
export async function articles(): Promise<Article[]> {
  const slugs = readdirSync('content/blog')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace('.mdx', ''))
  const all = await Promise.all(slugs.map(article))
  return all.sort((a, b) => b.date.localeCompare(a.date))
}

async function article(slug: string): Promise<Article> {
  const { default: Content, frontmatter } = await import(`../../content/blog/${slug}.mdx`)
  const { image, secondImage, ...rest } = frontmatter as ArticleFrontMatter
  const pictureOf = (name: string) => captioned(name)
  const secondPicture = secondImage === undefined ? undefined : pictureOf(secondImage)
  const author = fill(rest.author, { name: site.name })
  return {
    slug,
    ...rest,
    author,
    byline: fill(listing.byline, { author }),
    readingTime: fill(listing.readingTime, { minutes: rest.readingTime }),
    picture: pictureOf(image),
    secondPicture,
    Content,
  }
}

/** A picture that stands alone says in its caption that it is a visualisation. */
function captioned(name: string) {
  const { caption, ...rest } = picture(name)
  return { ...rest, caption: rest.rendered ? fill(visualisations.caption, { caption }) : caption }
}

/** The call to action on an article's own page. */
export function callToActionFor(slug: string) {
  const headings: Partial<Record<string, string>> = listing.callToActionHeadings
  return { ...listing.callToAction, heading: headings[slug] ?? listing.callToAction.heading }
}
