/** A part of a text, and whether it names water. */
export interface ChartTextPart {
  text: string
  water: boolean
}

/**
 * Splits a text at the asterisks that mark water.
 *
 * @example chartTextParts('One *lough*') // [{ text: 'One ', water: false }, { text: 'lough', water: true }]
 */
export function chartTextParts(text: string): ChartTextPart[] {
  return text
    .split('*')
    .map((part, index) => ({ text: part, water: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/**
 * Removes the asterisks, for texts that cannot be set in italic: names, alternative texts, metadata.
 *
 * @example plainText('Infinity *pool*') // 'Infinity pool'
 */
export function plainText(text: string): string {
  return text.replaceAll('*', '')
}
