/**
 * The parts that schemas are made of. Each message states the problem and, after `Fix:`, what to write; `scripts/check`
 * puts the file and the entry before it.
 */
import { z } from 'zod'
import { plainText } from '../format'
import { isIsoDate } from '../iso-date'

/** The parameters with which Zod words the fault of an invalid value. */
export const error = (say: (value: unknown) => string) => ({
  error: ({ input }: { input?: unknown }) => say(input),
})

/** A fault that a rule has found in the checked value, or in the entry to which a path leads from there; or nothing. */
export type Found = false | string | [path: PropertyKey[], message: string]

/**
 * Adds rules that compare several entries. They run even when an entry is invalid, so that all faults are reported at
 * once. A rule that throws because of an invalid entry is ignored: that entry has its own message.
 */
export const withRules = <Schema extends z.ZodType>(
  schema: Schema,
  find: (value: z.infer<Schema>) => Found[],
): Schema =>
  schema.superRefine(
    (value, context) => {
      try {
        for (const found of find(value)) {
          if (!found) continue
          const [path, message] = typeof found === 'string' ? [[], found] : found
          context.addIssue({ code: 'custom', path, message })
        }
      } catch (thrown) {
        if (context.issues.length === 0) throw thrown
      }
    },
    { when: () => true },
  )

/** A text that is not empty. `*Asterisks*` mark a name of water; each of `blanks` has to occur in braces. */
export const text = (...blanks: string[]) => textWithBlanks(blanks, blanks)

/** The same, but only the blanks in `wanted` have to occur. */
export const textWithBlanks = (blanks: string[], wanted: string[]) =>
  withRules(z.string(), (value) => {
    const found = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    return [
      !value.trim() && 'It is empty. Fix: Fill it in.',
      ...found
        .filter((name) => !blanks.includes(name))
        .map((name) => `Nothing fills in the blank {${name}}. Fix: Correct it, or drop its braces.`),
      ...wanted
        .filter((name) => value.trim() && !found.includes(name))
        .map((name) => `The blank {${name}} is gone. Fix: Put it back where it is to be filled in.`),
      value.split('*').length % 2 === 0 &&
        'An asterisk stands alone. Fix: Put one on each side of the word that names water.',
    ]
  }).meta({ blanks })

/** An object of texts: `words('heading', 'text')`. */
export const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text()])) as Record<Key, z.ZodString>)

/**
 * A text that matches a pattern. The message begins with the text in quotes.
 *
 * @example matching(/^\d+$/, 'is no count. Fix: Write digits alone, as in 4.')
 */
export const matching = (pattern: RegExp, message: string) =>
  z.string().refine(
    (value) => pattern.test(value),
    error((value) => `“${value}” ${message}`),
  )

/** ISO date, `2025-05-12` */
export const date = z.string().refine(
  isIsoDate,
  error((value) => `“${value}” is no date. Fix: Write year, month and day, as in 2025-05-12.`),
)

/** A whole number. The message begins with the number. */
export const wholeNumber = (message: string, least = 1, most = Infinity) =>
  z.number().refine(
    (value) => Number.isInteger(value) && value >= least && value <= most,
    error((value) => `${value} ${message}`),
  )

/** A part of an address: the slug of an article, the anchor of a gallery. */
export const anchorPattern = /^[a-z0-9-]+$/

/** A text with a limited number of characters, because search results, cards and messages cut off longer ones. */
export function textOf(least: number, most: number) {
  const fix = least === 0 ? `${most} at most` : `${least} to ${most}`
  return text().refine(
    (value) => !value.trim() || (value.length >= least && value.length <= most),
    error((value) => `“${value}” has ${String(value).length} characters. Fix: Make it ${fix}.`),
  )
}

/** A list of at least one item. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, { error: 'It has no items. Fix: Add what is missing.' }).readonly()

/**
 * For each item with the key of an earlier item, its label and the earlier item's label. Undefined keys are ignored.
 *
 * @example repeated([['a', 1], ['b', 2], ['a', 3]]) // [[3, 1]]
 */
export const repeated = <Label>(keyed: readonly (readonly [key: unknown, label: Label])[]) =>
  keyed.flatMap(([key, label], index): [Label, Label][] => {
    const twin = keyed.slice(0, index).find(([other]) => other === key)
    return twin === undefined || key === undefined ? [] : [[label, twin[1]]]
  })

/** A rule for `withRules`: no two items of a list share this entry, whatever their capitals and their names of water. */
export const onlyOnce =
  <Key extends string>(key: Key, message: string) =>
  (items: readonly Partial<Record<Key, string>>[]) =>
    repeated(items.map((item, index) => [item[key] && plainText(item[key]).toLowerCase(), index])).map(
      ([index]): Found => [[index, key], message],
    )
