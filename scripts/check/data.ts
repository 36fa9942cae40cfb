/** The data of the content, and what each file of it has against its schema. */
import { z } from 'zod'
import { namedPhoto } from '@/lib/pictures'
import * as schemas from '@/lib/schema'

/** What each file exports, by its name relative to `content`. */
export type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The data of the content: its file, the name under which it is exported, and its schema. Properties have a file each. */
const DATA: readonly [file: string, name: string, schema: z.ZodType][] = [
  ['language.ts', 'language', schemas.text],
  ['times.ts', 'times', schemas.times],
  ['site.ts', 'site', schemas.site],
  ['photos/photos.ts', 'photos', schemas.photos],
  ['pages.ts', 'pages', z.record(z.string(), schemas.page)],
  ['home.ts', 'homePictures', schemas.homePictures],
  ['evening.ts', 'evening', schemas.evening],
  ['host.ts', 'host', schemas.host],
  ['faqs.ts', 'faqs', schemas.faqs],
  ['testimonials.ts', 'testimonials', schemas.testimonials],
  ['getting-here.ts', 'gettingHere', schemas.gettingHere],
  ['week.ts', 'week', schemas.week],
  ['blog/articles.ts', 'articles', schemas.articles],
]

/** Finds the faults within each file of data, by its schema, and names of pictures that are not there. */
export function* dataFaults(exported: Exports) {
  const photos = Object(exported['photos/photos.ts']?.photos)
  const properties: readonly unknown[] = Object(exported['properties/all.ts']?.properties ?? [])
  const data = [
    ...DATA.flatMap(([file, name, each]) =>
      exported[file] ? [[file, exported[file][name], each] as const] : [],
    ),
    ...properties.map((value) => [`properties/${Object(value).id}.ts`, value, schemas.property] as const),
  ]
  for (const [file, value, each] of data) {
    yield* schemaFaults(`content/${file}`, each, value)
    yield* pictureFaults(`content/${file}`, each, value, photos)
  }
}

/** Finds what a value has against its schema. */
function* schemaFaults(file: string, schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true, error: messageFor })
  for (const { path, message, input } of error?.issues ?? []) {
    const received = message.startsWith('expected') ? `, received ${JSON.stringify(input)}` : ''
    yield `${placeOf(file, path)}: ${message}${received}`
  }
}

/** @example placeOf('content/faqs.ts', [1, 'question']) // 'content/faqs.ts › #2, question' */
const placeOf = (file: string, path: readonly PropertyKey[]) =>
  [file, path.map((key) => (typeof key === 'number' ? `#${key + 1}` : String(key))).join(', ')]
    .filter(Boolean)
    .join(' › ')

/** Zod alone does not say what it received. */
function messageFor({
  code,
  expected,
  input,
  keys = [],
}: Partial<Record<'code' | 'expected', string>> & { input?: unknown; keys?: string[] }) {
  if (code === 'unrecognized_keys') return `nothing asks for ${keys.join(', ')}`
  if (input === undefined) return 'is missing'
  return code === 'invalid_type'
    ? `expected ${/^[aeiou]/.test(expected!) ? 'an' : 'a'} ${expected}`
    : undefined
}

/** Finds the names of pictures in a value that no picture has. Where they stand follows from the schema. */
function* pictureFaults(
  file: string,
  schema: z.ZodType,
  value: unknown,
  photos: Readonly<Record<string, schemas.PhotoEntry>>,
  path: readonly PropertyKey[] = [],
): Generator<string> {
  const within = (inner: z.ZodType, key: PropertyKey) =>
    pictureFaults(file, inner, Object(value)[key], photos, [...path, key])
  if (schema === schemas.pictureName) {
    const result = schemas.pictureName.safeParse(value)
    if (result.success)
      try {
        namedPhoto(photos, result.data)
      } catch (error) {
        yield `${placeOf(file, path)}: ${(error as Error).message}`
      }
  } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    yield* pictureFaults(file, schema.unwrap() as z.ZodType, value, photos, path)
  else if (schema instanceof z.ZodObject)
    for (const [key, inner] of Object.entries(schema.shape)) yield* within(inner as z.ZodType, key)
  else if (schema instanceof z.ZodRecord)
    for (const key of Object.keys(Object(value))) yield* within(schema.valueType as z.ZodType, key)
  else if (schema instanceof z.ZodArray && Array.isArray(value))
    for (const index of value.keys()) yield* within(schema.element as z.ZodType, index)
}
