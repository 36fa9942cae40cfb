/** What the data of the content has against its schemas. */
import { z } from 'zod'
import * as schemas from '@/lib/schema'

/** What each file exports, by its name relative to `content`. */
export type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Checks each export that has the name of a schema. A fault of a property is reported at its own file, not at the list of all. */
export function* dataFaults(exported: Exports) {
  schemas.known.photos = exported['photos/photos.ts']?.photos as object | undefined
  for (const [file, values] of Object.entries(exported))
    for (const [name, value] of Object.entries(values)) {
      const schema = Object(schemas)[name]
      if (schema instanceof z.ZodType) yield* schemaFaults(`content/${file}`, schema, value)
      for (const each of name === 'properties' ? (value as unknown[]) : [])
        yield* schemaFaults(`content/properties/${Object(each).id}.ts`, schemas.property, each)
    }
}

/** Finds what a value has against its schema, one fault for each entry. @example 'content/faqs.ts › #2, question: is missing' */
function* schemaFaults(file: string, schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true, error: messageFor })
  const places = new Set<string>()
  for (const { path, message, input } of error?.issues ?? []) {
    const keys = path.map((key) => (typeof key === 'number' ? `#${key + 1}` : String(key)))
    const place = [file, keys.join(', ')].filter(Boolean).join(' › ')
    const received = message.startsWith('expected') ? `, received ${JSON.stringify(input)}` : ''
    if (!places.has(place)) yield `${place}: ${message}${received}`
    places.add(place)
  }
}

interface Issue extends Partial<Record<'code' | 'expected' | 'origin', string>> {
  input?: unknown
  keys?: string[]
  values?: unknown[]
  minimum?: unknown
  maximum?: unknown
}

/** Zod alone does not say what it received. A message that begins with “expected” is printed with it. */
function messageFor({ code, expected = '', origin, input, keys = [], values = [], minimum, maximum }: Issue) {
  if (code === 'unrecognized_keys') return `nothing asks for ${keys.join(', ')}`
  if (input === undefined) return 'is missing'
  if (code === 'too_small') return `expected ${minimum} at least`
  if (code === 'too_big') return `expected ${maximum} ${origin === 'string' ? 'characters ' : ''}at most`
  if (code === 'invalid_value') return `expected one of ${values.join(', ')}`
  if (code !== 'invalid_type') return undefined
  return expected === 'int'
    ? 'expected a whole number'
    : `expected ${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`
}
