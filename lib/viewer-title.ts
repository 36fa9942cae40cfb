import { plainText } from './chart/text'
import { lowerFirst } from './format'
import { anyRendered, type Pictures } from './pictures'

/**
 * The title of the viewer: the name of the property and the heading of the gallery. The heading may mark italics with
 * asterisks.
 *
 * @example viewerTitle('Edgewater House', '*Pool* and hot tub', pictures)
 *   // 'Edgewater House, pool and hot tub (visualisation)'
 */
export const viewerTitle = (of: string, heading: string, pictures: Pictures) =>
  withVisualisationNote(`${of}, ${lowerFirst(plainText(heading))}`, pictures)

/** Adds to a viewer's title that its pictures are visualisations, if any of them is one. */
export const withVisualisationNote = (title: string, pictures: Pictures) =>
  anyRendered(pictures) ? `${title} (visualisation)` : title
