/**
 * The numbers of the slides in view. A view that wraps around the end lists its slides one by one.
 *
 * @param first index of the first slide in view
 * @param inView number of slides in view
 * @example slidesInView(0, 3, 4) // '1–3'
 * @example slidesInView(3, 3, 4) // '4, 1, 2'
 */
export function slidesInView(first: number, inView: number, count: number): string {
  const numbers = Array.from({ length: inView }, (_, offset) => ((first + offset) % count) + 1)
  const isWrapped = first + inView > count
  return isWrapped ? numbers.join(', ') : [...new Set([numbers[0], numbers.at(-1)])].join('–')
}
