/**
 * The data of the content that its owner can get wrong. Words have no schema: TypeScript knows them. A schema checks what a file of
 * the content exports by its name.
 */
import type { MDXProps } from 'mdx/types'
import type { ComponentType } from 'react'
import { z } from 'zod'
import { isIsoDate } from './dates'

/* Parts. `scripts/check/data.ts` has the words for what Zod itself finds. */

/** `*Asterisks*` mark a name of water. */
const text = z
  .string()
  .refine((value) => value.trim() !== '', 'expected a text')
  .refine(
    (value) => value.split('*').length % 2 === 1,
    'expected an asterisk on each side of a name of water',
  )

const like = (pattern: RegExp, example: string) => z.string().regex(pattern, `expected it as in ${example}`)

const date = z.string().refine(isIsoDate, 'expected year, month and day, for example 2025-05-12')

const listOrNone = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly()

/* Pictures. */

const fraction = z.number().min(0).max(1)

/** The point that a crop keeps in view, as fractions of a picture's width and height from its top left. */
const focus = z.tuple([fraction, fraction]).readonly()

/** The entry of one picture in `content/photos/photos.ts`. Its file is `content/photos/{name}.jpg`. */
const photo = z.strictObject({
  alt: text,
  caption: text,
  focus,
  /** Whether it is a computer visualisation and no photograph. The upright version is of the same kind. */
  rendered: z.boolean(),
  /** An upright version for phones; the file is relative to `content/photos/`. */
  portrait: z
    .strictObject({ file: like(/^[\w-]+(\/[\w-]+)*\.jpg$/, 'portrait/kitchen.jpg'), focus })
    .optional(),
})

/** A name is part of addresses and of a CSS class. */
export const photos = z.record(like(/^[\w-]+(\/[\w-]+)*$/, 'house/living-1'), photo)

/** The files that the build makes of one original: `{path}-{width}.avif` for each of the widths, and `{path}.jpg` of a picture. */
export interface Rendition {
  /** Address without width and extension: `/pictures/house-living-1.3fa9c1d2` */
  path: string
  /** Pixels of the largest AVIF, which is never larger than the original. */
  width: number
  height: number
  widths: readonly number[]
}

/** A picture as components get it: its entry in the content with the renditions that the build has made. */
export interface Picture extends PhotoEntry, Rendition {
  name: string
  /** Generated class that sets the focal point. */
  className: string
  upright?: Rendition
}

/** The pictures that there are, once the check has read them. This file imports nothing of the content. */
export const known: { photos?: object } = {}

/** The name of a picture of `content/photos/photos.ts`. `picture` finds it. */
const pictureName = z.string().refine((name) => !known.photos || Object.hasOwn(known.photos, name), {
  error: ({ input }) => `there is no picture ${input} in content/photos/photos.ts`,
})
export type PictureName = z.infer<typeof pictureName>

/* The site. */

const time = like(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/, '3:00 PM')

const link = z.strictObject({ name: text, href: text })

export const times = z.strictObject({ checkIn: time, checkOut: time })

export const site = z.strictObject({
  /** Headings, titles and cards hold it. */
  name: text.max(30),
  /** For charts, titles and the names of the properties. */
  shortName: text.max(16),
  /** Origin without a trailing slash. `SITE_URL` overrides it. */
  url: like(
    /^https:\/\/[a-z\d.-]+(:\d+)?$/,
    'https://www.name.ie, without a slash at its end, here or in SITE_URL',
  ),
  /** Keeps all pages out of search results. `SITE_NOINDEX` overrides it. */
  noindex: z.boolean(),
  /** BCP 47 */
  language: text,
  /** As it is read; `phoneLink` makes its link. */
  phone: like(/^\+\d[\d ]{7,20}$/, '+353 74 000 0000'),
  email: like(/^[^\s@?]+@[^\s@?]+\.[^\s@?]+$/, 'info@name.ie'),
  description: text,
  /** `Greencastle, County Donegal, Ireland` */
  location: text,
  /** The postal address for search engines; the country is an ISO 3166 code: `IE` */
  address: z.strictObject({ locality: text, region: text, country: like(/^[A-Z]{2}$/, 'IE') }),
  /** All times of the site are Irish. */
  position: z.strictObject({ latitude: z.number().min(51).max(56), longitude: z.number().min(-11).max(-5) }),
  /** The legal details of the business. Empty details are not shown. */
  owner: z.strictObject({
    legalName: z.string(),
    /** The geographic address of the business; for a company its registered office. */
    address: z.string(),
    companyNumber: z.string(),
    /** As the EU writes it, the country first. */
    vatNumber: like(/^([A-Z]{2}[A-Z\d+*]{5,12})?$/, 'IE1234567WA, or empty'),
    /** By the id of the property. */
    lettingNumbers: z.record(z.string(), z.string()),
  }),
  socials: listOrNone(link).optional(),
  /** Deleted before the site goes live: tests then no longer expect the counts and words of the example. */
  isExample: z.literal(true).optional(),
  agency: link.optional(),
  copyrightYear: z.number().optional(),
  /** What the privacy notice says of the host's log. Empty is not shown. */
  hostLog: z.strictObject({ country: z.string(), keptFor: z.string() }),
  /** Digits with country code. The shortest numbers with one have ten. */
  whatsApp: like(/^([1-9]\d{9,14})?$/, '353871234567, or empty'),
})

/* What tells questions, visitors and readers. */

export const faqs = list(z.strictObject({ question: text, answer: text }))
/** A sample is one that no guest has written. The page says so. */
export const testimonials = listOrNone(z.strictObject({ quote: text, who: text, sample: z.boolean() }))

const row = z.strictObject({ term: text, value: text.max(160) })

/** A part of an address: the anchor of a gallery, the id of a property. */
const anchor = like(/^[a-z][a-z0-9-]*$/, 'hot-tub')

/** Title, description and social card of one page (requirements §2). */
const page = z.strictObject({
  path: like(/^\//, '/house'),
  title: text,
  description: text,
  /** Picture of its social card. A page without one has the card of the home page. */
  image: pictureName.optional(),
  type: z.enum(['website', 'article']).optional(),
  /** The last visible change, for the sitemap; of an article, the date of publication. */
  changed: date.optional(),
  author: text.optional(),
  noindex: z.boolean().optional(),
})
export const pages = z.record(z.string(), page)

const gallery = z.strictObject({
  id: anchor,
  heading: text,
  sentence: text,
  /** A second, practical sentence. */
  aside: text.optional(),
  /** The first are large, as many as its shape has (`components/ui/Gallery/shape.ts`); a carousel has the others. */
  pictures: list(pictureName),
})

export const property = z.strictObject({
  /** The name of its file and of its page: `house` */
  id: anchor,
  /** Menus, calendars and narrow headings hold it. */
  name: text.max(26),
  shortName: text.max(19),
  /** Euro a night, for the whole property (requirements §9). */
  nightlyPrice: z.int().min(1),
  capacity: z.int().min(1),
  picture: pictureName,
  thumbnail: pictureName,
  hero: pictureName,
  cardPicture: pictureName,
  page: page.omit({ path: true }),
  /** What it is, in one word: `House` */
  kind: text,
  /** What search engines call it: a type of https://schema.org/Accommodation. */
  type: z.enum(['House', 'Apartment', 'Accommodation']),
  label: text,
  cardText: text,
  heading: text,
  lede: text,
  text,
  bookLabel: text,
  /** Stands under the price: `the whole house, the same all year` */
  priceScope: text,
  /** Under the price at the foot of a phone's viewport: `a night` */
  phoneScope: text,
  /** Counts; `character` holds what cannot be counted. */
  facts: list(z.strictObject({ figure: like(/^\d+$/, '4'), noun: text })),
  character: text,
  amenities: list(z.strictObject({ name: text, detail: text.optional() })),
  /** The ids of the amenities in the comparison (`content/home.ts`) that it has. */
  has: listOrNone(z.string()),
  /**
   * Its page shows galleries with a heading each, or a grid. The first picture of the last gallery, or the last of the grid, ends
   * the page.
   */
  galleries: list(gallery).optional(),
  photoGrid: list(pictureName).optional(),
  /** Where name and prices stand at the end of the page: white on the sky of the picture, or below it, as without this entry. */
  endingWords: z.enum(['sky', 'below']).optional(),
  crossSell: z.strictObject({ heading: text, text, linkLabel: text }),
  /** The bedrooms, with the beds that are known. */
  rooms: list(z.strictObject({ name: text, beds: text.optional() })),
  /** What guests ask and the owner answers, in rows of any number and wording. */
  goodToKnow: listOrNone(row),
  /** What a guest agrees to beside the price, in rows of any wording. */
  terms: listOrNone(row),
})

/** The entry of an article in `content/blog/articles.ts`. Its text is `content/blog/{slug}.mdx`. */
const article = z.strictObject({
  /** Its address: `/blogs/{slug}` */
  slug: like(/^[a-z0-9-]+$/, 'low-water-at-kinnagoe-bay'),
  title: text,
  /** What sets it apart, beside its title in the index of the blog: `on foot` */
  note: text.optional(),
  /** The title in search results. Default: the title and the name of the site. */
  searchTitle: text.optional(),
  date,
  /** Default: the name of the site. */
  author: text.optional(),
  image: pictureName,
  /** It stands beside the text. */
  secondImage: pictureName.optional(),
  /** The summary on the card that links to the article. */
  excerpt: text,
  /** The introduction below the title, in the serif. */
  standfirst: text,
  /** For search results and social cards. */
  description: text,
  /** In whole minutes; the content check compares it with the number of words. */
  readingTime: z.number(),
  /** The heading below it. Default: that of the listing. */
  callToAction: text.optional(),
  highlights: list(text),
})

export const articles = list(article)

export const homePictures = z.strictObject({
  hero: pictureName,
  gallery: list(pictureName),
  amenities: pictureName,
  callToAction: pictureName,
})

/** The host, in the host's own words. Nothing shows without a name. */
export const host = z.strictObject({
  name: z.string(),
  portrait: pictureName.optional(),
  heading: text,
  sentences: listOrNone(z.strictObject({ question: text, answer: z.string() })),
})

export const gettingHere = z.strictObject({
  heading: text,
  byCar: text,
  drivingTimes: listOrNone(row),
  paragraphs: listOrNone(text),
  border: z.strictObject({ summary: text, text }).optional(),
})

export const week = z.strictObject({
  heading: text,
  rows: list(z.strictObject({ place: text, fact: text, distance: text.optional(), href: text })),
})

/** One view in several lights. */
const light = z.strictObject({
  picture: pictureName,
  hour: text,
  words: text,
  line: z.enum(['ink', 'white']),
})
export const evening = z.strictObject({ hint: text, label: text, lights: listOrNone(light) })

export type PhotoEntry = z.infer<typeof photo>
export type Site = z.infer<typeof site>
export type Times = z.infer<typeof times>
export type Contact = Pick<Site, 'phone' | 'email' | 'location'>
export type Question = z.infer<typeof faqs>[number]
export type Testimonial = z.infer<typeof testimonials>[number]
export type Row = z.infer<typeof row>
export type PageEntry = z.infer<typeof page>
export type Property = z.infer<typeof property>
export type Gallery = NonNullable<Property['galleries']>[number]
export type HomePictures = z.infer<typeof homePictures>
export type Host = z.infer<typeof host>
export type GettingHere = z.infer<typeof gettingHere>
export type Week = z.infer<typeof week>
export type Evening = z.infer<typeof evening>
export type ArticleEntry = z.infer<typeof article>

/** An article as pages show it. */
export interface Article extends ArticleEntry {
  author: string
  /** The compiled MDX. */
  Content: ComponentType<MDXProps>
}

export interface NavigationLink {
  label: string
  href: string
}
