import type { NavigationLink } from './page'
import type { Picture } from './picture'
import type { ChartString, ComparedAmenity, Fact, PropertyId, Row } from './property'

/** One of the six questions of the home page, answered. */
export interface Question {
  question: ChartString
  answer: string
}

/** What a guest says. */
export interface Voice {
  quote: ChartString
  who: string
}

/** The words and pictures of the home page, section by section. */
export interface Home {
  hero: { heading: ChartString; text: string; picture: Picture; scrollLabel: string; bookLabel: string }
  stats: { heading: ChartString; facts: readonly Fact[] }
  phoneStrip: string
  gallery: { heading: ChartString; note: string; viewerTitle: string; pictures: readonly Picture[] }
  location: { heading: ChartString; text: string; travelTimes: readonly Row[]; maps: NavigationLink }
  amenities: {
    heading: ChartString
    text: string
    picture: Picture
    columns: Record<PropertyId, string>
    items: readonly ComparedAmenity[]
  }
  voices: { heading: ChartString; note: string; facts: readonly Fact[] }
  articles: { heading: ChartString; linkLabel: string }
  faq: { heading: ChartString; text: string }
  close: { heading: ChartString; text: string; bookLabel: string; picture: Picture }
}
