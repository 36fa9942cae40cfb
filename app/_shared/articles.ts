import { readArticles } from '@/lib/articles/read'
import { fill } from '@/lib/format'
import type { Article } from '@/lib/schema/article'
import { content } from './content'

const { listing, picture, visualisations, site } = content

/** Every article in `content/blog`, newest first. A new file is a new article; there is no list to edit. */
export const articles = (): Promise<Article[]> => Promise.all(readArticles().map(article))

async function article({ image, secondImage, ...rest }: ReturnType<typeof readArticles>[number]) {
  const { slug } = rest
  const { default: Content } = await import(`../../content/blog/${slug}.mdx`)
  const pictureOf = (name: string) => captioned(name)
  const secondPicture = secondImage === undefined ? undefined : pictureOf(secondImage)
  const author = fill(rest.author, { name: site.name })
  return {
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
