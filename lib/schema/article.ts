import type { ComponentType, ReactNode } from 'react'
import { z } from 'zod'
import { date, list, text, textOf, textWithBlanks, words } from './kinds'
import { picture, type Picture } from './picture'

/** A place that an article names. Its own page links it to a map. */
const place = z.strictObject({
  name: text(),
  /** A few words about it, which the text of the article must support. */
  note: text(),
  /** The search term for the map: `Kinnagoe Bay, County Donegal` */
  query: text(),
  /** A place in `content/chart/places.ts`. With it, the place has a number on the extract of the chart. */
  chart: text().optional(),
})

/** Front matter of `content/blog/{slug}.mdx`. */
export const frontMatter = z.strictObject({
  title: textOf(8, 46),
  /** The title in search results. Default: the title and the name of the site. */
  searchTitle: textOf(15, 60).optional(),
  date,
  /** `{name}` is the name of the site. */
  author: textWithBlanks(['name'], []),
  /** The name of the lead picture in `content/photos/photos.ts`. */
  image: text(),
  /** The name of a picture that `<SecondPicture />` shows in the text. */
  secondImage: text().optional(),
  /** The summary on the card that links to the article. */
  excerpt: text(),
  /** The introduction below the title, in the serif. */
  standfirst: text(),
  /** The meta description, for search results and social cards. */
  description: textOf(70, 155),
  /** In whole minutes; the content check compares it with the number of words. */
  readingTime: z.number(),
  highlights: list(text()),
  /** Shown on the article's own page only. */
  places: list(place),
})

/** The words of `/blogs`, and of the sections around an article on its own page. */
export const listing = words('heading', 'lede', 'highlightsHeading').extend({
  picture,
  /** The label of the share button, and its messages after it has copied the link or failed to. */
  share: words('label', 'copied', 'failed'),
  /** Of the extract of the chart: its name for assistive technology, and the two sentences below it. */
  extract: words('label', 'numbers', 'key'),
  places: words('heading', 'text'),
  others: words('heading', 'linkLabel'),
  callToAction: words('heading', 'text', 'bookLabel'),
  callToActionHeadings: z.record(z.string(), text()),
})

export type ArticlePlace = z.infer<typeof place>
export type ArticleFrontMatter = z.infer<typeof frontMatter>
export type Listing = z.infer<typeof listing>
export type ExtractWords = Listing['extract']
export type ShareWords = Listing['share']

/** What renders the first letter, the subheadings and the second picture in the text of an article. */
export interface TextElements {
  Initial: ComponentType<{ children?: string }>
  h2: ComponentType<{ children?: ReactNode }>
  SecondPicture: ComponentType
}

export interface Article extends Omit<ArticleFrontMatter, 'image' | 'secondImage'> {
  slug: string
  picture: Picture
  secondPicture?: Picture
  /** The compiled MDX: the text below the front matter. */
  Content: ComponentType<{ components?: TextElements }>
}
