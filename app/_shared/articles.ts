import { readdirSync } from 'node:fs'
import type { Article, ArticleFrontMatter } from '@/lib/schema/article'
import { picture, type PhotoName } from '../photos/picture'
import { captioned } from '../photos/visualisations'

/** Every article in this folder, newest first. A new file is a new article; there is no list to edit. */
export async function articles(): Promise<Article[]> {
  const slugs = readdirSync('content/blog')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace('.mdx', ''))
  const all = await Promise.all(slugs.map(article))
  return all.sort((a, b) => b.date.localeCompare(a.date))
}

async function article(slug: string): Promise<Article> {
  const { default: Content, frontmatter } = await import(`./${slug}.mdx`)
  const { image, secondImage, ...rest } = frontmatter as ArticleFrontMatter
  const pictureOf = (name: string) => captioned(picture(name as PhotoName))
  const secondPicture = secondImage === undefined ? undefined : pictureOf(secondImage)
  return { slug, ...rest, picture: pictureOf(image), secondPicture, Content }
}
