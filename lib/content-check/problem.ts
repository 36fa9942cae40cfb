/**
 * A line that says what is wrong in the content, and what mends it: every check of the content speaks so.
 *
 * @param file from the root of the project
 * @param entry what in the file: `house, nightlyPrice`
 * @param what a sentence
 * @param fix a sentence
 * @example problem('content/site.ts', 'phone', 'It is empty.', 'Fill it in.')
 * // 'content/site.ts › phone: It is empty. Fix: Fill it in.'
 */
export const problem = (file: string, entry: string, what: string, fix: string) =>
  `${file} › ${entry}: ${what} Fix: ${fix}`

/** How long a text may be, or how many of a thing there may be. */
export interface Limits {
  least: number
  most: number
}

/** @returns what `describe` makes of a size outside its limits; nothing inside them */
export function outside(size: number, { least, most }: Limits, describe: () => string): string[] {
  return size >= least && size <= most ? [] : [describe()]
}

/**
 * The second and every further one of those that share a key, with the first.
 *
 * @example repeated([['a', 1], ['b', 2], ['a', 3]]) // [[3, 1]]
 */
export function repeated<Label>(keyed: readonly (readonly [key: unknown, label: Label])[]): [Label, Label][] {
  const first = new Map<unknown, Label>()
  return keyed.flatMap(([key, label]): [Label, Label][] => {
    const twin = first.get(key)
    if (twin === undefined) first.set(key, label)
    return twin === undefined ? [] : [[label, twin]]
  })
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
