import { picture } from '@/content/photos/picture'
import { properties } from '@/content/properties/all'
import { readingOf } from '@/lib/availability'
import type { Offers } from '@/lib/booking/stay'
import { keptCalendars } from '@/lib/kept-calendars'

const calendars = keptCalendars()

/** What the booking pages need of each property, with the nights that are taken. */
export const offers: Offers = properties.map((property) => {
  const { id, name, shortName, nightlyPrice, capacity, terms } = property
  return {
    ...{ id, name, shortName, nightlyPrice, capacity, terms },
    picture: picture(property.picture),
    reading: readingOf(calendars[id]),
  }
})
