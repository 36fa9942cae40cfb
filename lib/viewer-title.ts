import { plainText } from './chart/text'

type Pictures = readonly { rendered: boolean }[]

/**
 * The title of the viewer: the name of the property and the heading of the gallery. The heading may mark italics with
 * asterisks.
 *
 * @example viewerTitle('Edgewater House', '*Pool* and hot tub', pictures)
 *   // 'Edgewater House, pool and hot tub (visualisation)'
 */
export function viewerTitle(of: string, heading: string, pictures: Pictures): string {
  const text = plainText(heading)
  return withVisualisationNote(`${of}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`, pictures)
}

/** Adds to a viewer's title that its pictures are visualisations, if any of them is one. */
export const withVisualisationNote = (title: string, pictures: Pictures) =>
  pictures.some(({ rendered }) => rendered) ? `${title} (visualisation)` : title
