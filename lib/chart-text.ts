/**
 * Splits a text at the asterisks that mark water.
 *
 * @example chartTextParts('One *lough*') // [{ text: 'One ', water: false }, { text: 'lough', water: true }]
 */
export function chartTextParts(text: string): { text: string; water: boolean }[] {
  return text
    .split('*')
    .map((part, index) => ({ text: part, water: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** @example plainText('Infinity *pool*') // 'Infinity pool', for texts that cannot be set in italic */
export const plainText = (text: string) => text.replaceAll('*', '')

/**
 * Splits the number of a place off a heading or a highlight of an article. The number is that of the place on the
 * extract of the chart above the highlights.
 *
 * @returns the text alone when it begins with no number and full stop
 * @example numbered('2. The shore path') // { number: 2, text: 'The shore path' }
 */
export function numbered(text: string): { number?: number; text: string } {
  const [, number, rest] = /^(\d+)\. (.*)$/s.exec(text) ?? []
  return rest === undefined ? { text } : { number: Number(number), text: rest }
}

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
