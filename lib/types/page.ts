import type { Picture } from './picture'

/** Title, description and social card of one route (SPEC §2). */
export interface PageEntry {
  path: string
  /** 15 to 60 characters, its own on every page. */
  title: string
  /** 70 to 155 characters, its own on every page. */
  description: string
  /** Default: the stock site image. */
  image?: Picture
  /** Open Graph type. Default: `website`. */
  type?: 'website' | 'article'
  /** Kept out of search results. */
  noindex?: boolean
}

export interface NavigationLink {
  label: string
  href: string
}
