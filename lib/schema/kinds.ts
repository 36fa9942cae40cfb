/**
 * What the schemas are made of. Each message says what is wrong, and after `Fix:` what to write; `scripts/check` puts the
 * file and the entry before it.
 */
import { z } from 'zod'
import { isIsoDate } from '../iso-date'

type Say = (value: unknown) => string

export const error = (say: Say) => ({ error: ({ input }: { input?: unknown }) => say(input) })

/** A fault that a rule has found, or nothing. The path leads from the value to the entry. */
export type Found = false | undefined | [path: PropertyKey[], message: string]

/**
 * Adds rules that look at several entries at once. They run even while one entry is wrong, so that every fault is told at
 * once. A rule that fails over such an entry has nothing to say: the entry has its own message.
 */
export const withRules = <Schema extends z.ZodType>(
  schema: Schema,
  find: (value: z.infer<Schema>) => Found[],
): Schema =>
  schema.superRefine(
    (value, context) => {
      try {
        for (const found of find(value))
          if (found) context.addIssue({ code: 'custom', path: found[0], message: found[1] })
      } catch (thrown) {
        if (context.issues.length === 0) throw thrown
      }
    },
    { when: () => true },
  )

/** A text that holds something. `*Asterisks*` mark a word that names water; each of `blanks` stands in it in braces. */
export const text = (...blanks: string[]) => textThatMayHold(blanks, blanks)

/** The same, where the text may do without the blanks. */
export const textThatMayHold = (blanks: string[], wanted: string[] = []) =>
  z.string().superRefine((value, context) => {
    for (const fault of textFaults(value, blanks, wanted)) context.addIssue(fault)
  })

function textFaults(value: string, blanks: string[], wanted: string[]): string[] {
  if (!value.trim()) return ['It is empty. Fix: Fill it in.']
  const found = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const gone = wanted.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !blanks.includes(name))
  // A misspelt blank is one fault: it is not told a second time as the blank that is gone.
  const faults = unknown.map((name, index) => {
    const meant = (gone[index] ? [gone[index]] : blanks).map((each) => `{${each}}`).join(' or ')
    const fix = meant ? `Write ${meant}, or no braces.` : 'Write it out, without braces.'
    return `Nothing fills in the blank {${name}}. Fix: ${fix}`
  })
  for (const name of gone.slice(unknown.length))
    faults.push(`The blank {${name}} is gone. Fix: Put it back where it is to be filled in.`)
  if (value.split('*').length % 2 === 0)
    faults.push('An asterisk stands alone. Fix: Put one on each side of the word that names water.')
  return faults
}

/** A group of texts, and nothing else: `words('heading', 'text')`. */
export const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text()])) as Record<Key, z.ZodString>)

export const matching = (pattern: RegExp, say: Say) =>
  z.string().refine((value) => pattern.test(value), error(say))

/** ISO date, `2025-05-12` */
export const date = z.string().refine(
  isIsoDate,
  error((value) => `“${value}” is no date. Fix: Write year, month and day, as in 2025-05-12.`),
)

/** A whole number above zero. */
export const count = (say: Say) =>
  z.number().refine((value) => Number.isInteger(value) && value > 0, error(say))

/** A part of an address: the name of an article, the anchor of a gallery. */
export const anchorPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A text of so many characters; search results and cards show no more. */
export const textOf = (least: number, most: number) =>
  text().refine(
    (value) => !value.trim() || (value.length >= least && value.length <= most),
    error((value) => `It has ${String(value).length} characters. Fix: Make it ${least} to ${most}.`),
  )

interface Limits<Item> {
  exactly?: number
  least?: number
  /** What no two of the list may share. */
  key?: (item: Item) => unknown
}

export function list<Item extends z.ZodType>(item: Item, limits: Limits<z.infer<Item>> = {}) {
  const { exactly, least = 1, key } = limits
  const atLeast = least === 1 ? 'one belongs' : `${least} belong`
  return withRules(z.array(item), (values) => {
    const has = `It has ${values.length || 'none'}, and`
    const keys = key ? values.map((value) => [key(value), key(value)] as const) : []
    return [
      exactly !== undefined &&
        values.length !== exactly && [
          [],
          `${has} the page is laid out for ${exactly}. Fix: Make them ${exactly}.`,
        ],
      exactly === undefined &&
        values.length < least && [[], `${has} at least ${atLeast} there. Fix: Add what is missing.`],
      ...repeated(keys).map(([twice]): Found => [
        [],
        `“${twice}” stands there twice. Fix: Drop or rewrite one.`,
      ]),
    ]
  }).readonly()
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
    return twin === undefined || key === undefined ? [] : [[label, twin]]
  })
}
