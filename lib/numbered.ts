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
