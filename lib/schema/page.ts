import { z } from 'zod'
import { date, list, matching, repeated, text, textOf, withRules, words, type Found } from './kinds'
import { picture } from './picture'
import { forEach } from './property'

/** Title, description and social card of one route (requirements §2). */
const pageEntry = withRules(
  z.strictObject({
    path: matching(/^\//, (path) => `“${path}” does not begin with a slash. Fix: Write it as in /house.`),
    /** Its own on every page. */
    title: textOf(15, 60),
    /** Its own on every page. */
    description: textOf(70, 155),
    /** What its social card shows, cropped about its focus. Default, with `cardTitle`: the card of the home page. */
    image: picture.optional(),
    /** What stands under the picture on the card; one line. */
    cardTitle: text().optional(),
    /** Open Graph type. Default: `website`. */
    type: z.enum(['website', 'article']).optional(),
    /** ISO date of the last change a reader would notice: for the sitemap, and an article's date of publication. */
    changed: date.optional(),
    /** Of an article. */
    author: text().optional(),
    /** Kept out of search results. */
    noindex: z.boolean().optional(),
  }),
  ({ image, cardTitle, changed, noindex }) => [
    Boolean(image) !== Boolean(cardTitle) && [
      ['cardTitle'],
      'A card needs both image and cardTitle. Fix: Give both or neither.',
    ],
    !noindex &&
      changed === undefined && [
        ['changed'],
        'The sitemap needs the day of the last change. Fix: Write year, month and day, as in 2026-05-12.',
      ],
  ],
)

export const pages = withRules(z.object(forEach(pageEntry)).catchall(pageEntry), (entries) =>
  (['path', 'title', 'description'] as const).flatMap((key) =>
    repeated(Object.entries(entries).map(([name, page]) => [page[key], name])).map(([name, twin]): Found => [
      [name, key],
      `${twin} has the same. Fix: Give each page its own.`,
    ]),
  ),
)

/** Where it leads is for `rules.ts`, which knows the pages. */
export const navigationLink = z.strictObject({ label: text(), href: z.string() })

export const links = list(navigationLink, { least: 2, key: ({ label }) => label })

/** The links of the header. */
export const navigation = z.strictObject({
  home: navigationLink,
  /** Opens the properties. */
  accommodation: words('label'),
  links,
  bookNow: navigationLink,
  /** The button of the menu on small screens, while it is closed and while it is open. */
  menu: words('open', 'close'),
})

/** What stands in the footer beside its links. */
export const footerWords = z.strictObject({
  quickLinks: text(),
  contact: text(),
  /** While pictures stand in for photographs. */
  rendered: text(),
})

/** At the foot of a page, above the two pages that it leads on to: the name of the list, and a label on each. */
export const adjoiningWords = words('heading', 'label')

/** The words of the 404 page, and of its drawing. */
export const notFound = words('figure', 'heading', 'text', 'linkLabel').extend({
  drawing: words('you', 'depth', 'bearing', 'place'),
})

/** A part of a page that says what holds: a heading, sentences under it, and what they lead to. */
const legalSection = words('heading').extend({
  paragraphs: list(text()).optional(),
  items: list(text()).optional(),
  link: navigationLink.optional(),
  /** Ends with who the business is in law, as far as that is filled in. */
  identity: z.literal(true).optional(),
  /** Ends with phone and email. */
  contact: z.literal(true).optional(),
})

/** A page of plain sentences: the accessibility statement, the privacy notice. `dateLabel` stands before the day on which the page last changed. */
export const legalPage = words('heading', 'lede', 'dateLabel').extend({
  sections: list(legalSection, { key: ({ heading }) => heading }),
})

export type PageEntry = z.infer<typeof pageEntry>
export type NavigationLink = z.infer<typeof navigationLink>
export type Navigation = z.infer<typeof navigation>
export type AdjoiningWords = z.infer<typeof adjoiningWords>
export type FooterWords = z.infer<typeof footerWords>
export type NotFoundWords = z.infer<typeof notFound>
export type LegalSection = z.infer<typeof legalSection>
export type LegalPage = z.infer<typeof legalPage>

/** The picture that a link to a page shows in a chat or a feed. */
export interface Card {
  /** `/cards/house.3fa9c1d2.jpg` */
  path: string
  width: number
  height: number
  alt: string
}
