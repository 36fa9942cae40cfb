import type { ComponentType } from 'react'
import type { Picture } from './picture'
import type { ChartString } from './property'

/** Front matter of `content/blog/{slug}.mdx`. */
export interface ArticleFrontMatter {
  title: string
  /** ISO date, `2025-05-12` */
  date: string
  author: string
  /** Name of the lead picture in `content/photos/photos.ts`. */
  image: string
  /** For the card on the home page. */
  excerpt: string
  /** The serif lead of the article. */
  standfirst: ChartString
  /** For search results and social cards, 70 to 155 characters. */
  description: string
  /** Whole minutes. */
  readingTime: number
  highlights: readonly string[]
}

export interface Article extends Omit<ArticleFrontMatter, 'image'> {
  slug: string
  picture: Picture
  /** The paragraphs. */
  Content: ComponentType
}
