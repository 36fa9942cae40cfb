import { pictures } from '@/content/photos/picture'
import { visualisations } from '@/content/photos/visualisations'
import { site } from '@/content/site'
import { fill, lowerFirst, plainText } from '@/lib/format'
import { anyRendered, type Pictures } from '@/lib/pictures'

/** True while any picture of the site is a visualisation. */
export const hasVisualisations = anyRendered(pictures)

/** The note above a hero. Its place says that the pictures are visualisations while any of them is. */
export const heroNote = {
  ...site.heroNote,
  place: hasVisualisations ? fill(visualisations.note, { place: site.heroNote.place }) : site.heroNote.place,
}

/** The title of the viewer, which says so if one of its pictures is a visualisation. */
export const viewerTitle = (title: string, shown: Pictures) =>
  anyRendered(shown) ? fill(visualisations.viewer, { title }) : title

/** @example galleryTitle('Edgewater House', '*Pool* and hot tub', shown) // 'Edgewater House, pool and hot tub (visualisation)' */
export const galleryTitle = (property: string, heading: string, shown: Pictures) =>
  viewerTitle(`${property}, ${lowerFirst(plainText(heading))}`, shown)
