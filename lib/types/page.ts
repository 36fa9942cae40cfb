import type { Picture } from './picture'
import type { ChartString } from './property'

/** Title, description and social card of one route (SPEC §2). */
export interface PageEntry {
  path: string
  /** 15 to 60 characters, its own on every page. */
  title: string
  /** 70 to 155 characters, its own on every page. */
  description: string
  /** What its social card shows, cropped about its focus. Default, with `cardTitle`: the card of the home page. */
  image?: Picture
  /** What stands under the picture on the card; one line. */
  cardTitle?: ChartString
  /** Open Graph type. Default: `website`. */
  type?: 'website' | 'article'
  /** ISO date of the last change a reader would notice: for the sitemap, and an article's date of publication. */
  changed?: string
  /** Of an article. */
  author?: string
  /** Kept out of search results. */
  noindex?: boolean
}

/** The picture that a link to a page shows in a chat or a feed. */
export interface Card {
  /** `/cards/house.3fa9c1d2.jpg` */
  path: string
  width: number
  height: number
  alt: string
}

export interface NavigationLink {
  label: string
  href: string
}

/** The links of the header. */
export interface Navigation {
  home: NavigationLink
  /** Opens the properties. */
  accommodation: { label: string }
  links: readonly NavigationLink[]
  bookNow: NavigationLink
  /** The button of the sheet of links on small screens, while it is closed and while it is open. */
  menu: { open: string; close: string }
}

/** What stands in the footer beside its links. */
export interface FooterWords {
  quickLinks: string
  contact: string
  /** While pictures stand in for photographs. */
  rendered: string
}

/** The words of the 404 page, and what its drawing is lettered with. */
export interface NotFoundWords {
  figure: string
  heading: string
  text: string
  linkLabel: string
  drawing: { you: string; depth: ChartString; bearing: string; place: string }
}
