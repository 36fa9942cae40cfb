import type { NavigationLink } from './page'

/** A part of a page that says what holds: a heading, sentences under it, and what they lead to. */
export interface LegalSection {
  heading: string
  paragraphs?: readonly string[]
  items?: readonly string[]
  link?: NavigationLink
  /** Ends with who the business is in law, as far as that is filled in. */
  identity?: true
  /** Ends with phone and e-mail. */
  contact?: true
}

/** A page of plain sentences: the accessibility statement, the privacy notice. */
export interface LegalPage {
  heading: string
  lede: string
  /** Before the day on which the page last changed. */
  dateLabel: string
  sections: readonly LegalSection[]
}
