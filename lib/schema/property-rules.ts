/** The rules of properties that need more than one file. */
import type { Home } from './home'
import { repeated } from './kinds'
import type { PageEntry } from './page'
import type { Property } from './property'
import type { Fault, Modules } from './rules'
import type { Site } from './site'

const ALL = 'content/properties/all.ts'

/** Checks what a property has in common with others and with the rest of the content. */
export function checkProperties(modules: Modules): Fault[] {
  const properties = modules[ALL]?.properties as readonly Property[]
  const { amenities } = modules['content/home.ts']?.home as Home
  const { owner, geo = {} } = modules['content/site.ts']?.site as Site
  const pages = modules['content/pages.ts']?.pages as Record<string, PageEntry>
  const ids = properties.map(({ id }) => id)
  const compared = amenities.items.map(({ id }) => id)
  const numbered = Object.entries(owner?.lettingNumbers ?? {}).filter(([, number]) => number)
  return [
    ...repeated(ids.map((id) => [id, id])).map(([id]): Fault => [
      ALL,
      id,
      'It is in the list twice. Fix: Drop one, or give it another id.',
    ]),
    ...propertyFilesIn(modules).map((file): Fault => {
      const [, id = ''] = /([^/]+)\.ts$/.exec(file) ?? []
      return (
        !ids.includes(id) && [file, id, `It is not in the list. Fix: Add it in ${ALL}, or delete the file.`]
      )
    }),
    ...properties.flatMap(({ id, path, page, has }): Fault[] => [
      pages[id]?.title !== page.title && [
        `content/properties/${id}.ts`,
        'id',
        `${path} is another page already. Fix: Take another id.`,
      ],
      ...has
        .filter((amenity) => !compared.includes(amenity))
        .map((amenity): Fault => [
          `content/properties/${id}.ts`,
          `has, ${amenity}`,
          `The comparison has no ${amenity}. Fix: Take an id of amenities in content/home.ts: ${compared.join(', ')}.`,
        ]),
    ]),
    ...[...numbered, ...Object.entries(geo)].map(
      ([id]): Fault =>
        !ids.includes(id) && [
          'content/site.ts',
          id,
          `There is no such property. Fix: Take an id of ${ALL}, or drop it.`,
        ],
    ),
  ]
}

const propertyFilesIn = (modules: Modules) =>
  Object.keys(modules).filter(
    (file) => /^content\/properties\/(?!(all|words)\.ts)/.test(file) && modules[file] !== undefined,
  )
