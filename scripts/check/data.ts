/** The data of the content, and what each file of it has against its schema. */
import { z } from 'zod'
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

interface Issue extends Partial<Record<'code' | 'expected', string>> {
  input?: unknown
  keys?: string[]
}

/** Zod alone does not say what it received. */
function messageFor({ code, expected, input, keys = [] }: Issue) {
  if (code === 'unrecognized_keys') return `nothing asks for ${keys.join(', ')}`
  if (input === undefined) return 'is missing'
  return code === 'invalid_type'
    ? `expected ${/^[aeiou]/.test(expected!) ? 'an' : 'a'} ${expected}`
    : undefined
}

/** A schema of Zod, by what may be within it. An array has `unwrap` as well. */
interface Schema extends z.ZodType {
  unwrap?: () => Schema
  shape?: Readonly<Record<string, Schema>>
  element?: Schema
  valueType?: Schema
}

/** Finds what a schema calls the name of a picture, and no picture has. */
function* pictureFaults(
  file: string,
  schema: Schema,
  value: unknown,
  photos: Readonly<Record<string, unknown>>,
  path: readonly PropertyKey[] = [],
): Generator<string> {
  const name = Object(value).name ?? value
  if (schema.unwrap && !schema.element) yield* pictureFaults(file, schema.unwrap(), value, photos, path)
  else if (schema !== schemas.pictureName)
    for (const [key, inner] of Object.entries(Object(value))) {
      const next = schema.shape?.[key] ?? schema.element ?? schema.valueType
      const place = [...path, Array.isArray(value) ? Number(key) : key]
      if (next) yield* pictureFaults(file, next, inner, photos, place)
    }
  else if (typeof name === 'string' && !Object.hasOwn(photos, name))
    yield `${placeOf(file, path)}: there is no picture ${name} in content/photos/photos.ts`
}
