/**
 * What pages show: the content, with its blanks filled in, the pictures that the build has made in the place of their names, and
 * what several files share in each place where it is shown. Pages, scripts and tests take it from here.
 */
import made from '@/.generated/pictures.json'
import * as accessibility from '@/content/accessibility'
import * as listing from '@/content/blog/listing'
import * as booking from '@/content/booking'
import * as chart from '@/content/chart/chart'
import * as labels from '@/content/chart/labels'
import * as places from '@/content/chart/places'
import * as contact from '@/content/contact'
import * as evening from '@/content/evening'
import * as failure from '@/content/failure'
import * as faqs from '@/content/faqs'
import * as gettingHere from '@/content/getting-here'
import * as home from '@/content/home'
import * as host from '@/content/host'
import * as language from '@/content/language'
import * as navigation from '@/content/navigation'
import * as notFound from '@/content/not-found'
import * as pages from '@/content/pages'
import * as photos from '@/content/photos/photos'
import * as visualisations from '@/content/photos/visualisations'
import * as privacy from '@/content/privacy'
import * as properties from '@/content/properties/all'
import * as propertyWords from '@/content/properties/words'
import * as site from '@/content/site'
import * as takenNights from '@/content/taken-nights'
import * as testimonials from '@/content/testimonials'
import * as thankYou from '@/content/thank-you'
import * as toConfirm from '@/content/to-confirm'
import * as yearOfLight from '@/content/year-of-light'
import { composeAll } from '@/lib/content/compose'
import { join } from '@/lib/content/join'
import type { PageEntry } from '@/lib/schema/page'
import type { Picture } from '@/lib/schema/picture'
import type { PropertyId } from '@/lib/schema/property'

/** The entries of the file, and the days of change of those that have one. */
type Pages = {
  [Name in keyof typeof pages.pages]: PageEntry &
    Pick<(typeof pages.pages)[Name], Extract<keyof (typeof pages.pages)[Name], 'changed'>>
}

type Made = Omit<Picture, 'name' | 'alt' | 'caption' | 'focus' | 'portrait'>

const entries: Record<string, Omit<Picture, keyof Made | 'name'>> = photos.photos
const files: Record<string, Made> = made

/** A picture with its words and its files, ready to hand to a component. The content check knows all names. */
const picture = (name: string): Picture => ({ name, ...entries[name]!, ...files[name]! })

const composed = join(
  composeAll(
    {
      'content/accessibility.ts': accessibility,
      'content/blog/listing.ts': listing,
      'content/booking.ts': booking,
      'content/chart/chart.ts': chart,
      'content/chart/labels.ts': labels,
      'content/chart/places.ts': places,
      'content/contact.ts': contact,
      'content/evening.ts': evening,
      'content/failure.ts': failure,
      'content/faqs.ts': faqs,
      'content/getting-here.ts': gettingHere,
      'content/home.ts': home,
      'content/host.ts': host,
      'content/language.ts': language,
      'content/navigation.ts': navigation,
      'content/not-found.ts': notFound,
      'content/pages.ts': pages,
      'content/photos/photos.ts': photos,
      'content/photos/visualisations.ts': visualisations,
      'content/privacy.ts': privacy,
      'content/properties/all.ts': properties,
      'content/properties/words.ts': propertyWords,
      'content/site.ts': site,
      'content/taken-nights.ts': takenNights,
      'content/testimonials.ts': testimonials,
      'content/thank-you.ts': thankYou,
      'content/to-confirm.ts': toConfirm,
      'content/year-of-light.ts': yearOfLight,
    },
    picture,
  ),
)

export const content = {
  ...composed,
  pages: composed.pages as Pages,
  picture,
  /** Every picture of the site. */
  pictures: Object.keys(entries).map(picture),
  /** The property of a page, by its id. */
  property(id: PropertyId) {
    const found = composed.properties.find((property) => property.id === id)
    if (!found) throw new Error(`content/properties/all.ts has no ${id}.`)
    return found
  },
}
