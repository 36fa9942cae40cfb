import type { ComponentType } from 'react'
import { z } from 'zod'
import { date, list, text, textOf, words } from './kinds'
import { picture, type Picture } from './picture'

/** A place that an article names, to be found on a map. */
const place = z.strictObject({
  name: text(),
  /** A few words about it that the article bears out. */
  note: text(),
  /** What to ask a map for: `Kinnagoe Bay, County Donegal` */
  query: text(),
})

/** Front matter of `content/blog/{slug}.mdx`. */
export const frontMatter = z.strictObject({
  title: textOf(8, 46),
  date,
  author: text(),
  /** Name of the lead picture in `content/photos/photos.ts`. */
  image: text(),
  /** For the card on the home page. */
  excerpt: text(),
  /** The serif lead of the article. */
  standfirst: text(),
  /** For search results and social cards. */
  description: textOf(70, 155),
  /** Whole minutes. */
  readingTime: z.number(),
  highlights: list(text(), { least: 3 }),
  /** Shown on the article's own page. */
  places: list(place, { key: ({ name }) => name }),
})

/** What the share control says: on it, and once it has copied the link or failed to. */
const shareWords = words('label', 'copied', 'failed')

/** The words of the list of articles, and of what stands around an article on its own page. */
export const listing = words('heading', 'lede', 'highlightsHeading').extend({
  picture,
  share: shareWords,
  places: words('heading', 'text'),
  others: words('heading', 'linkLabel'),
  close: words('heading', 'text', 'bookLabel'),
})

export type ArticlePlace = z.infer<typeof place>
export type ArticleFrontMatter = z.infer<typeof frontMatter>
export type ShareWords = z.infer<typeof shareWords>
export type Listing = z.infer<typeof listing>

export interface Article extends Omit<ArticleFrontMatter, 'image'> {
  slug: string
  picture: Picture
  /** The paragraphs. */
  Content: ComponentType
}
