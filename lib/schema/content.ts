import { z } from 'zod'
import { listing } from './article'
import { takenNights } from './availability'
import { booking, clearWords, guestFieldWords, shareWords } from './booking'
import { formWordsFile, thankYouFile } from './booking-files'
import { areas, chart, labels, leaflet, places } from './chart'
import { evening, faqs, home, host, testimonials } from './home'
import { list, text } from './kinds'
import { failure, layoutWords, legalPage, notFound, pages } from './page'
import { photos, visualisations } from './picture'
import { gettingHere, property, propertyWords } from './property'
import { contact, siteFile } from './site'

/** The schema of the exports of each content file, by its path from the root. Articles have their front matter instead. */
export const content = {
  'content/accessibility.ts': z.object({ accessibility: legalPage }),
  'content/blog/listing.ts': z.object({ listing }),
  'content/booking.ts': z.object({
    booking,
    clearWords,
    shareWords,
    guestFieldWords,
    formWords: formWordsFile,
  }),
  'content/chart/chart.ts': z.object({ chart, leaflet }),
  'content/chart/labels.ts': z.object({
    wideLabels: labels,
    narrowLabels: labels,
    wideAreas: areas,
    narrowAreas: areas,
  }),
  'content/chart/places.ts': z.object({ places }),
  'content/contact.ts': z.object({ contact }),
  'content/evening.ts': z.object({ evening }),
  'content/faqs.ts': z.object({ faqs }),
  'content/getting-here.ts': z.object({ gettingHere }),
  'content/home.ts': z.object({ home }),
  'content/host.ts': z.object({ host }),
  'content/navigation.ts': layoutWords,
  'content/language.ts': z.object({ language: text() }),
  'content/not-found.ts': z.object({ notFound }),
  'content/failure.ts': z.object({ failure }),
  'content/pages.ts': z.object({ pages }),
  'content/photos/photos.ts': z.object({ photos }),
  'content/photos/visualisations.ts': z.object({ visualisations }),
  'content/privacy.ts': z.object({ privacy: legalPage }),
  'content/properties/all.ts': z.object({ properties: list(property) }),
  'content/properties/words.ts': z.object({ propertyWords }),
  'content/site.ts': z.object({ site: siteFile }),
  'content/taken-nights.ts': z.object({ takenNights }),
  'content/testimonials.ts': z.object({ testimonials }),
  'content/thank-you.ts': z.object({ thankYou: thankYouFile }),
}

/** The exports of the content files, by file and name. */
export type Content = { [File in keyof typeof content]: z.infer<(typeof content)[File]> }

type Merged<Part> = (Part extends unknown ? (part: Part) => void : never) extends (merged: infer All) => void
  ? All
  : never

/** The exports of all content files, by name. */
export type AllContent = Merged<Content[keyof Content]>

/**
 * The schema of the file of a property, which exports it by the name of the file.
 *
 * @param file path from the root: `content/properties/boat-house.ts` exports `boatHouse`
 */
export function propertyFile(file: string) {
  const id = /([^/]+)\.ts$/.exec(file)![1]!
  const name = id.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase())
  return z.object({ [name]: property.safeExtend({ id: z.literal(id) }) })
}
