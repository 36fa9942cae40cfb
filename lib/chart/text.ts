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
