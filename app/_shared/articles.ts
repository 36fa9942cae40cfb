import { article as parsed, site } from '@/content'
import { listing } from '@/content/blog/listing'
import { visualisations } from '@/content/photos/visualisations'
import { articleFiles, newestFirst } from '@/lib/articles/files'
import { fill } from '@/lib/format'
import type { Article, Picture } from '@/lib/schema'

/** Every article in `content/blog`, newest first. A new file is a new article; there is no list to edit. */
export async function articles(): Promise<Article[]> {
  const all = await Promise.all(
    articleFiles().map(async ({ file, slug }) => {
      const { default: Content, article: exported } = await import(`../../content/blog/${slug}.mdx`)
      const { image, secondImage, author = site.name, ...article } = parsed(file, exported)
      return {
        ...article,
        slug,
        author,
        byline: fill(listing.byline, { author }),
        readingTime: fill(listing.readingTime, { minutes: article.readingTime }),
        picture: captioned(image),
        secondPicture: secondImage && captioned(secondImage),
        Content,
      }
    }),
  )
  return all.sort(newestFirst)
}

/** A picture that stands alone says in its caption that it is a visualisation. */
function captioned({ caption, ...picture }: Picture): Picture {
  return { ...picture, caption: picture.rendered ? fill(visualisations.caption, { caption }) : caption }
}
