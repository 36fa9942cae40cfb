import { problem, repeated } from './problem'

/** A list of the content: where it stands, how many belong there, and what tells one from another. */
export interface Counted {
  file: string
  entry: string
  /** Exactly so many, where the page is laid out for them; else so many at least. */
  count: number
  orMore?: boolean
  /** A text of each that no other may have. */
  keys: readonly string[]
}

/**
 * Lists that are too long or too short for their page, or hold something twice.
 *
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkCounts(lists: readonly Counted[]): string[] {
  return lists.flatMap(({ file, entry, count, orMore, keys }) => [
    ...((orMore ? keys.length >= count : keys.length === count)
      ? []
      : [
          problem(
            file,
            entry,
            `There are ${keys.length}, and ${count}${orMore ? ' at least' : ''} belong there.`,
            orMore ? 'Bring back what is missing.' : `Make them ${count}.`,
          ),
        ]),
    ...repeated(keys.map((key) => [key, key])).map(([key]) =>
      problem(file, entry, `“${key}” stands there twice.`, 'Drop or rewrite one.'),
    ),
  ])
}
