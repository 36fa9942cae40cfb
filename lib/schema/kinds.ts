import { z } from 'zod'
import { dayNumber } from '../iso-date'

/** The message of a fault: one sentence says what is wrong, one says what to write. */
export const message = (what: string, fix: string) => `${what} Fix: ${fix}`

type Sentences = [what: string, fix: string]

/** One message for a rule, whatever the value is. */
export const error = (say: (value: unknown) => Sentences) => ({
  error: ({ input }: { input?: unknown }) => message(...say(input)),
})

/** A fault that a rule has found, or nothing. The path leads from the value to the entry. */
export type Found = false | undefined | [path: PropertyKey[], ...Sentences]

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
      const isMisshapen = context.issues.length > 0
      for (const found of attempt(() => find(value), isMisshapen)) {
        if (!found) continue
        const [path, ...sentences] = found
        context.addIssue({ code: 'custom', path, message: message(...sentences) })
      }
    },
    { when: () => true },
  )

function attempt(find: () => Found[], isMisshapen: boolean): Found[] {
  try {
    return find()
  } catch (thrown) {
    if (isMisshapen) return []
    throw thrown
  }
}

/** A text that holds something. `*Asterisks*` mark a word that names water; each of `blanks` stands in it in braces. */
export const text = (...blanks: string[]) => textThatMayHold(blanks, blanks)

/** The same, where the text may do without the blanks. */
export const textThatMayHold = (blanks: string[], wanted: string[] = []) =>
  z.string().superRefine((value, context) => {
    for (const sentences of textFaults(value, blanks, wanted)) context.addIssue(message(...sentences))
  })

function textFaults(value: string, blanks: string[], wanted: string[]): Sentences[] {
  if (!value.trim()) return [['It is empty.', 'Fill it in.']]
  const found = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const gone = wanted.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !blanks.includes(name))
  // A misspelt blank is one fault: it is not told a second time as the blank that is gone.
  const misspelt = unknown.map((name, index): Sentences => {
    const meant = (gone[index] ? [gone[index]] : blanks).map((each) => `{${each}}`).join(' or ')
    const fix = meant ? `Write ${meant}, or no braces.` : 'Write it out, without braces.'
    return [`Nothing fills in the blank {${name}}.`, fix]
  })
  const absent = gone
    .slice(unknown.length)
    .map((name): Sentences => [`The blank {${name}} is gone.`, 'Put it back where it is to be filled in.'])
  const isOdd = value.split('*').length % 2 === 0
  const odd: Sentences = ['An asterisk stands alone.', 'Put one on each side of the word that names water.']
  return [...misspelt, ...absent, ...(isOdd ? [odd] : [])]
}

/** A group of texts, and nothing else: `words('heading', 'text')`. */
export const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text()])) as Record<Key, ReturnType<typeof text>>)

/** A text that is shown once the owner has filled it in. */
export const mayBeEmpty = z.string().optional()

export const matching = (pattern: RegExp, say: (value: unknown) => Sentences) =>
  z.string().refine((value) => pattern.test(value), error(say))

/** ISO date, `2025-05-12` */
export const date = z.string().refine(
  (value) => dayNumber(value) !== undefined,
  error((value) => [
    `${value ? `“${value}”` : 'Nothing'} is no date.`,
    'Write year, month and day, as in 2025-05-12.',
  ]),
)

/** A whole number above zero. */
export const count = (say: (value: unknown) => Sentences) =>
  z.number().refine((value) => Number.isInteger(value) && value > 0, error(say))

/** A part of an address: the name of an article, the anchor of a gallery. */
export const anchorPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A text of so many characters, which a search result or a card shows whole. */
export const textOf = (least: number, most: number) =>
  text().refine(
    (value) => !value.trim() || (value.length >= least && value.length <= most),
    error((value) => [
      `It has ${String(value).length} characters.`,
      `Make it ${least} to ${most}: search results and cards show so many.`,
    ]),
  )

interface Limits<Item> {
  exactly?: number
  least?: number
  /** What no two of the list may share. */
  key?: (item: Item) => unknown
}

export function list<Item extends z.ZodType>(item: Item, limits: Limits<z.infer<Item>> = {}) {
  const { exactly, least = 1, key } = limits
  return withRules(z.array(item), (values) => [
    exactly !== undefined &&
      values.length !== exactly && [
        [],
        `It has ${values.length}, and the page is laid out for ${exactly}.`,
        `Make them ${exactly}.`,
      ],
    exactly === undefined &&
      values.length < least && [
        [],
        `It has ${values.length || 'none'}, and at least ${least === 1 ? 'one belongs' : `${least} belong`} there.`,
        'Add what is missing.',
      ],
    ...repeated(key ? values.map((value) => [key(value), key(value)]) : []).map(([twice]): Found => [
      [],
      `“${twice}” stands there twice.`,
      'Drop or rewrite one.',
    ]),
  ]).readonly()
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
