import type { ComponentType } from 'react'
import type { Picture } from './picture'
import type { ChartString } from './property'

/** A place that an article names, to be found on a map. */
export interface ArticlePlace {
  name: string
  /** A few words about it that the article bears out. */
  note: string
  /** What to ask a map for: `Kinnagoe Bay, County Donegal` */
  query: string
}

/** What the share control says: on it, and once it has copied the link or failed to. */
export interface ShareWords {
  label: string
  copied: string
  failed: string
}

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
  /** Shown on the article's own page. */
  places: readonly ArticlePlace[]
}

export interface Article extends Omit<ArticleFrontMatter, 'image'> {
  slug: string
  picture: Picture
  /** The paragraphs. */
  Content: ComponentType
}

/** The words of the list of articles, and of what stands around an article on its own page. */
export interface Listing {
  heading: string
  lede: string
  picture: Picture
  highlightsHeading: string
  share: ShareWords
  places: { heading: string; text: string }
  others: { heading: string; linkLabel: string }
  close: { heading: string; text: string; bookLabel: string }
}
