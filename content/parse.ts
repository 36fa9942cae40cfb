import { z } from 'zod'
import {
  faqs,
  photos,
  site,
  testimonials,
  withPictures,
  type PageEntry,
  type Picture,
  type Rendition,
} from '@/lib/schema'

/** All faults of the content, a line each: `content/properties/house.ts › nightlyPrice: expected a number, received "550"` */
export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['The content has faults:', ...faults].join('\n'))
  }
}

/** What the build makes of the original of a picture. */
type Made = Rendition & Pick<Picture, 'className' | 'upright'>

/** The exports of the content files, as they are written. */
interface Files<Page extends string> {
  site: object
  photos: Record<string, object>
  pages: Readonly<Record<Page, unknown>>
  properties: readonly object[]
  faqs: unknown
  testimonials: unknown
  homePictures: unknown
  evening: unknown
}

/**
 * Parses all data of the content.
 *
 * @param made the pictures that the build has made, by name
 * @throws ContentError with all faults
 */
export function parseContent<Page extends string>(
  files: Files<Page>,
  made: Readonly<Record<string, Made>>,
  env = process.env,
) {
  const faults: string[] = []
  /** With faults it returns the value as it is written, which nobody sees. */
  const parse = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    value: unknown,
  ): z.output<Schema> => {
    const { success, data, error } = schema.safeParse(value, { reportInput: true, error: messageFor })
    if (success) return data
    faults.push(...error.issues.map((issue) => `${file}${lineOf(issue)}`))
    return value as z.output<Schema>
  }
  const entries = parse('content/photos/photos.ts', photos, files.photos)
  const picture = (name: string): Picture => ({ name, ...entries[name]!, ...made[name]! })
  const shown = withPictures((name) => (Object.hasOwn(entries, name) ? picture(name) : undefined))
  const properties = files.properties.map((property) =>
    parse(`content/properties/${Object(property).id}.ts`, shown.property, property),
  )
  const { home, ...others } = parse('content/pages.ts', z.record(z.string(), shown.page), files.pages)
  const ofProperties = properties.map(({ id, path, page }) => [id, { path, ...page }])
  const content = {
    picture,
    /** Every picture of the site. */
    pictures: Object.keys(entries).map(picture),
    site: parse('content/site.ts', site, {
      ...files.site,
      ...(env.SITE_URL && { url: env.SITE_URL }),
      ...(env.SITE_NOINDEX && { noindex: env.SITE_NOINDEX !== '0' }),
    }),
    properties,
    /** Those of the properties follow the first. */
    pages: { home, ...Object.fromEntries(ofProperties), ...others } as Record<Page, PageEntry>,
    faqs: parse('content/faqs.ts', faqs, files.faqs),
    testimonials: parse('content/testimonials.ts', testimonials, files.testimonials),
    homePictures: parse('content/home.ts', shown.home, files.homePictures),
    evening: parse('content/evening.ts', shown.evening, files.evening),
    /** The data of an article, from what its file exports. */
    article: (file: string, exported: unknown) => {
      const article = parse(file, shown.article, exported)
      stop()
      return article
    },
  }
  const stop = () => {
    // An article with faults is not to blame the next.
    if (faults.length > 0) throw new ContentError(faults.splice(0))
  }
  stop()
  return content
}

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

function lineOf({ path, message, input }: z.core.$ZodIssue) {
  const entry = path.map((key) => (typeof key === 'number' ? `#${key + 1}` : String(key))).join(', ')
  const received = message.startsWith('expected') ? `, received ${JSON.stringify(input)}` : ''
  return `${entry && ` › ${entry}`}: ${message}${received}`
}
