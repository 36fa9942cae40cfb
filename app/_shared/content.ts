/** Data and words in one object, for what does not import them by name yet. */
import * as data from '@/content'
import { listing } from '@/content/blog/listing'
import { failure } from '@/content/failure'
import { gettingHere } from '@/content/getting-here'
import { home } from '@/content/home'
import { host } from '@/content/host'
import * as navigation from '@/content/navigation'
import { notFound } from '@/content/not-found'
import { visualisations } from '@/content/photos/visualisations'
import { propertyWords } from '@/content/properties/words'
import { heroNote } from '@/content/site'
import { takenNights } from '@/content/taken-nights'
import { fill } from '@/lib/format'
import * as charts from './charts'

const { site, properties, pages, homePictures, evening } = data

const hostPromise = host.name ? fill(host.promise, { host: host.name }) : undefined
const [first, ...otherLinks] = navigation.quickLinks

export const content = {
  ...data,
  ...navigation,
  ...charts,
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
}
