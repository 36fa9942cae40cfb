import { visualisations } from '@/content/photos/visualisations'
import { propertyWords } from '@/content/properties/words'
import { heroNote as heroNoteText } from '@/content/site'
import { fill, plainText } from '@/lib/format'
import { anyRendered, type Pictures } from '@/lib/pictures'
import type { Property } from '@/lib/schema'

/** What the footer says of all pictures of the site; nothing once each is a photograph. */
export const footerNote = (pictures: Pictures) =>
  pictures.every(({ rendered }) => rendered)
    ? visualisations.footer.all
    : anyRendered(pictures) && visualisations.footer.some

/** The note above a hero: the place, and whether the hero's own picture is a visualisation. */
export const heroNote = ({ rendered }: Pictures[number]) =>
  rendered ? fill(visualisations.note, { place: heroNoteText }) : heroNoteText

interface Shown {
  heading: string
  lead?: Pictures[number]
  pictures: Pictures
}

/** The title of the viewer: the heading of a gallery, and whether one of its pictures is a visualisation. */
export function viewerTitle({ heading, lead, pictures }: Shown) {
  const title = plainText(heading)
  return anyRendered(lead ? [lead, ...pictures] : pictures) ? fill(visualisations.viewer, { title }) : title
}

/** The title of the viewer for the pictures of the bedrooms. */
export const bedroomsTitle = (rooms: Property['rooms']) =>
  viewerTitle({ heading: propertyWords.rooms, pictures: rooms.flatMap(({ picture }) => picture ?? []) })
