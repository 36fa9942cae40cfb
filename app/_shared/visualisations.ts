import { fill, lowerFirst, plainText } from '@/lib/format'
import { anyRendered, type Pictures } from '@/lib/pictures'
import { content } from './content'

const { visualisations, site } = content

/** What the footer says of all pictures of the site; nothing once each is a photograph. */
export const footerNote = (pictures: Pictures) =>
  pictures.every(({ rendered }) => rendered)
    ? visualisations.footer.all
    : anyRendered(pictures) && visualisations.footer.some

/** The note above a hero. Its place says so where the hero's own picture is a visualisation. */
export const heroNote = ({ rendered }: Pictures[number]) => {
  const { place } = site.heroNote
  return { ...site.heroNote, place: rendered ? fill(visualisations.note, { place }) : place }
}

/** The title of the viewer, which says so if one of its pictures is a visualisation. */
export const viewerTitle = (title: string, shown: Pictures) =>
  anyRendered(shown) ? fill(visualisations.viewer, { title }) : title

/** @example galleryTitle('Edgewater House', '*Pool* and hot tub', shown) // 'Edgewater House, pool and hot tub (visualisation)' */
export const galleryTitle = (property: string, heading: string, shown: Pictures) =>
  viewerTitle(`${property}, ${lowerFirst(plainText(heading))}`, shown)
