/** Data and words in one object, for what does not import them by name yet. */
import * as data from '@/content'
import { accessibility } from '@/content/accessibility'
import { listing } from '@/content/blog/listing'
import { booking, clearWords, formWords, guestFieldWords, shareWords } from '@/content/booking'
import { failure } from '@/content/failure'
import { gettingHere } from '@/content/getting-here'
import { home } from '@/content/home'
import { host } from '@/content/host'
import * as navigation from '@/content/navigation'
import { notFound } from '@/content/not-found'
import { visualisations } from '@/content/photos/visualisations'
import { lowestPrice } from '@/content/properties/all'
import { propertyWords } from '@/content/properties/words'
import { heroNote } from '@/content/site'
import { takenNights } from '@/content/taken-nights'
import { thankYou } from '@/content/thank-you'
import { fill } from '@/lib/format'
import type { BookingWords, FormWords, ThankYouWords } from '@/lib/schema/booking'
import { privacy } from '@/content/privacy'
import * as charts from './charts'

const { site, properties, pages, homePictures, evening } = data

const values = {
  site: site.name,
  locality: site.address.locality,
  checkInTime: site.checkIn,
  checkOutTime: site.checkOut,
  lowestPrice,
  neitherPlace: 'Neither place',
  twoOfThem: 'both',
  anyKind: 'House or apartment',
  anyOfThem: 'the house or the apartment',
}

/** Fills in what the words of the booking pages leave open. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return fill(value, values)
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  if ('several' in value) return filled(value.several)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]))
}

const { sleeps, rows, terms } = propertyWords
const form = filled(formWords) as typeof formWords
const thanks = filled(thankYou) as typeof thankYou
const hostPromise = host.name ? fill(host.promise, { host: host.name }) : undefined
const [first, ...otherLinks] = navigation.quickLinks

export const content = {
  ...data,
  ...navigation,
  ...charts,
  accessibility,
  privacy,
  clearWords,
  guestFieldWords,
  shareWords,
  failure,
  gettingHere,
  host: { ...host, portrait: homePictures.portrait },
  hostPromise,
  notFound,
  visualisations,
  propertyWords,
  site: { ...site, heroNote },
  takenNights,
  evening,
  listing: { ...listing, picture: pages.blogs.image! },
  navigation: { ...navigation.navigation, logo: site.name },
  quickLinks: [first!, ...properties.map(({ name, path }) => ({ label: name, href: path })), ...otherLinks],
  home: {
    ...home,
    hero: { ...home.hero, picture: homePictures.hero },
    gallery: { ...home.gallery, pictures: homePictures.gallery },
    amenities: { ...home.amenities, picture: homePictures.amenities },
    callToAction: { ...home.callToAction, picture: homePictures.callToAction },
  },
  booking: filled(booking) as BookingWords,
  formWords: {
    ...form,
    where: { ...form.where, sleeps },
    who: { ...form.who, fields: guestFieldWords },
    plan: { ...form.plan, terms, share: shareWords },
    clear: clearWords,
  } as unknown as FormWords,
  thankYou: {
    ...thanks,
    share: shareWords,
    terms,
    clear: { ...thanks.clear, ...clearWords },
    answer: { ...thanks.answer, text: [thanks.answer.text, hostPromise].filter(Boolean).join(' ') },
    arrive: { ...thanks.arrive, linkLabel: gettingHere.heading },
    summary: { ...thanks.summary, checkIn: rows.checkIn, checkOut: rows.checkOut },
    message: { ...thanks.message, fields: guestFieldWords },
  } as unknown as ThankYouWords,
}
