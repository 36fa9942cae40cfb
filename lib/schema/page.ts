import { z } from 'zod'
import { date, list, matching, text, textOf, withRules, words } from './kinds'
import { picture } from './picture'

/**
 * Title, description and social card of one route (requirements §2). The page of a property stands in the property's file,
 * and its path is that of the property.
 */
export const propertyPage = withRules(
  z.strictObject({
    /** Unique, as the description is. */
    title: textOf(15, 60),
    description: textOf(70, 155),
    /** Picture of its social card. A page without one has the card of the home page. */
    image: picture.optional(),
    type: z.enum(['website', 'article']).optional(),
    /** ISO date of the last visible change, for the sitemap; of an article, the date of publication. */
    changed: date.optional(),
    author: text().optional(),
    noindex: z.boolean().optional(),
  }),
  ({ changed, noindex }) => [
    !noindex &&
      changed === undefined && [
        ['changed'],
        'The sitemap needs the day of the last change. Fix: Write year, month and day, as in 2026-05-12.',
      ],
  ],
)

const pageEntry = propertyPage.safeExtend({
  path: matching(/^\//, 'does not begin with a slash. Fix: Write it as in /house.'),
})

export const pages = z.record(z.string(), pageEntry)

/** `scripts/check/rules.ts` checks the address, because it knows all pages. */
export const navigationLink = z.strictObject({ label: text(), href: z.string() })

const links = list(navigationLink)

/** The links and words around and between the sections of every page: the exports of `content/navigation.ts`. */
export const layoutWords = z.object({
  /**
   * For assistive technology, `label` names the header's links, and `logo` its logo. `menu` is the button that shows the links
   * on small screens.
   */
  navigation: words('label', 'menu').extend({
    logo: text(),
    home: navigationLink,
    accommodation: words('label'),
    links,
    bookNow: navigationLink,
  }),
  /** The links of the properties follow the first. */
  quickLinks: links,
  quickBook: navigationLink,
  phoneBarWords: words('name').extend({ call: text('phone') }),
  footLinks: links,
  footerWords: words('quickLinks', 'contact'),
  identityWords: z.strictObject({ company: text('number'), vat: text('number'), letting: text('numbers') }),
  skipText: text(),
  carouselWords: words('carousel', 'slide', 'previous', 'next').extend({
    position: text('number', 'count'),
  }),
  /** Of the photo viewer (`components/ui/Viewer`). */
  viewerWords: words('close', 'previous', 'next').extend({
    position: text('number', 'count'),
  }),
})

export const notFound = words('figure', 'heading', 'linkLabel')

/** The words that replace a page whose script fails. */
export const failure = words('heading', 'reload')

export type PageEntry = z.infer<typeof pageEntry>
export type NavigationLink = z.infer<typeof navigationLink>
export type LayoutWords = z.infer<typeof layoutWords>
export type FailureWords = z.infer<typeof failure>
export type NotFoundWords = z.infer<typeof notFound>
