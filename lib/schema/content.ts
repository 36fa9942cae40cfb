import { z } from 'zod'
import { listing } from './article'
import { takenNights } from './availability'
import { booking, formWords, thankYou } from './booking'
import { areas, chart, labels, places, yearOfLight } from './chart'
import { faqs, home, testimonials } from './home'
import { list, text } from './kinds'
import { failure, layoutWords, legalPage, notFound, pages } from './page'
import { photos, visualisations } from './picture'
import { gettingHere, property, propertyWords } from './property'
import { contact, forCounsel, site, toConfirm } from './site'

type Exports = Record<string, z.ZodType>

const files: Record<string, Exports> = {
  'content/accessibility.ts': { accessibility: legalPage },
  'content/blog/listing.ts': { listing },
  'content/booking.ts': { booking, formWords },
  'content/chart/chart.ts': { chart },
  'content/chart/labels.ts': {
    wideLabels: labels,
    narrowLabels: labels,
    wideAreas: areas,
    narrowAreas: areas,
  },
  'content/chart/places.ts': { places },
  'content/contact.ts': { contact },
  'content/faqs.ts': { faqs },
  'content/getting-here.ts': { gettingHere },
  'content/home.ts': { home },
  'content/navigation.ts': layoutWords.shape,
  'content/language.ts': { language: text() },
  'content/not-found.ts': { notFound },
  'content/failure.ts': { failure },
  'content/pages.ts': { pages },
  'content/photos/photos.ts': { photos },
  'content/photos/visualisations.ts': { visualisations },
  'content/privacy.ts': { privacy: legalPage },
  'content/properties/all.ts': { properties: list(property) },
  'content/properties/words.ts': { propertyWords },
  'content/site.ts': { site },
  'content/taken-nights.ts': { takenNights },
  'content/testimonials.ts': { testimonials },
  'content/thank-you.ts': { thankYou },
  'content/to-confirm.ts': { toConfirm, forCounsel },
  'content/year-of-light.ts': { yearOfLight },
}

/** The schema of the exports of each content file, by its path from the root. Articles have their front matter instead. */
export const content = Object.fromEntries(
  Object.entries(files).map(([file, exported]) => [file, z.object(exported)]),
)

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
