import type { z } from 'zod'
import { takenNights } from '../schema/availability'
import { home } from '../schema/home'
import { layoutWords } from '../schema/page'
import { picture, type Picture } from '../schema/picture'
import { gettingHere } from '../schema/property'

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  entries?: Record<string, string>
}

export const somePicture: Picture = {
  name: 'pier',
  alt: 'A pier in the rain',
  caption: 'The pier',
  focus: [0.5, 0.5],
  rendered: false,
  path: '/pictures/pier.00ff00ff',
  width: 1100,
  height: 700,
  widths: [480, 1100],
  className: 'pic-pier',
}

/** Texts of a prescribed form, by the name of their entry. */
const prescribed: Record<string, string> = { href: '/', id: 'boat', date: '2031-05-01' }

/**
 * The words that a schema describes, for tests, without what is optional: each text is its own path, followed by its blanks.
 *
 * @example wordsOf(takenNights).read // 'read {time}'
 */
export function wordsOf<Schema extends z.ZodType>(
  schema: Schema,
  path: readonly string[] = [],
): z.infer<Schema> {
  return valueOf(schema, path) as z.infer<Schema>
}

function valueOf(schema: z.ZodType, path: readonly string[]): unknown {
  if (schema === picture) return somePicture
  const { type, shape = {}, element, innerType, entries } = schema.def as unknown as Definition
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shape)
        .filter(([, value]) => value.def.type !== 'optional')
        .map(([key, value]) => [key, valueOf(value, [...path, key])]),
    )
  if (type === 'array') return [valueOf(element!, path)]
  if (type === 'readonly') return valueOf(innerType!, path)
  if (type === 'record') return {}
  if (type === 'number') return 1
  if (type === 'enum') return Object.values(entries!)[0]
  const { blanks = [] } = (schema.meta() ?? {}) as { blanks?: string[] }
  return prescribed[path.at(-1)!] ?? [path.join('.'), ...blanks.map((name) => `{${name}}`)].join(' ')
}

export const someCarouselWords = () => wordsOf(layoutWords.shape.carouselWords)
export const someFooterWords = () => wordsOf(layoutWords.shape.footerWords)
export const someGettingHere = () => wordsOf(gettingHere)
export const someLocation = () => wordsOf(home.shape.location)
export const someTakenNightsWords = () => wordsOf(takenNights)
