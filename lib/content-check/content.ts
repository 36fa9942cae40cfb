import type { Home, Question, Voice } from '../types/home'
import type { PageEntry } from '../types/page'
import type { PhotoEntry, Picture } from '../types/picture'
import type { Gallery, Property } from '../types/property'
import type { Place } from '../types/chart'
import type { Site } from '../types/site'
import { blanks } from './blanks'
import { checkEvenings, checkPlaces } from './chart'
import { checkCounts, type Counted } from './counts'
import { checkLinks, linksIn, linksInArticle, type Addresses } from './links'
import { checkPages } from './pages'
import { checkPhotos, type Originals } from './photos'
import { problem } from './problem'
import { checkGalleries, checkGrid, checkProperty } from './properties'
import { checkSite } from './site'
import { checkBlanks, checkTexts } from './texts'

/** What the files of `content/` export, by file and name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What lies in the folders beside them. */
export interface Folders {
  originals: Originals
  /** Below `content/photos/`. */
  photoFiles: readonly string[]
  /** Paths that have a page in `app/`. */
  routes: readonly string[]
  /** The text of each article by slug. */
  articles: Readonly<Record<string, string>>
}

/**
 * The checks of what the content says, each for itself: one that stumbles over content of the wrong shape takes no
 * other with it.
 */
export function valueChecks(modules: Modules, folders: Folders): (() => string[])[] {
  const read: Read = (file, name) => exportOf(modules, `content/${file}`, name)
  const photos = () => read<Record<string, PhotoEntry>>('photos/photos.ts', 'photos')
  return [
    () => checkSite(read<Site>('site.ts', 'site')),
    () => checkPages(read<Record<string, PageEntry>>('pages.ts', 'pages'), folders.routes),
    () => checkPhotos(photos(), folders.originals, folders.photoFiles),
    () => checkPlaces(read<Record<string, Place>>('chart/places.ts', 'places')),
    () => checkEvenings(read('year-of-light/evenings.ts', 'evenings')),
    ...listsOf(read).map((list) => () => checkCounts([list()])),
    ...ownWords(modules).flatMap(([file, values]) => [
      () => checkTexts(file, values),
      () => checkBlanks(file, values, blanks[file] ?? {}),
      ...(file.startsWith('content/properties/') ? propertyChecks(file, values) : []),
    ]),
    () => checkLinks(allLinks(modules, folders), addressesOf(modules, Object.keys(folders.articles))),
  ]
}

type Read = <Value>(file: string, name: string) => Value

/** Its message is the line that says so. */
export class NotThere extends Error {
  override name = 'NotThere'
}

function exportOf<Value>(modules: Modules, file: string, name: string): Value {
  const value = modules[file]?.[name]
  if (value === undefined)
    throw new NotThere(
      problem(file, name, 'It is not there.', 'Bring back the file, and the name that it exports.'),
    )
  return value as Value
}

/** Without the file that gathers what each property's own says: a slip would be told twice. */
const ownWords = (modules: Modules) =>
  Object.entries(modules).filter(([file]) => file !== 'content/properties/all.ts')

/** SPEC §2, and what the pages are laid out for. */
const listsOf = (read: Read): (() => Counted)[] => [
  () => ({
    file: 'content/faqs.ts',
    entry: 'faqs',
    count: 6,
    orMore: true,
    keys: read<Question[]>('faqs.ts', 'faqs').map(({ question }) => question),
  }),
  () => ({
    file: 'content/testimonials.ts',
    entry: 'testimonials',
    count: 3,
    keys: read<Voice[]>('testimonials.ts', 'testimonials').map(({ quote }) => quote),
  }),
  () => homeList('gallery, pictures', 6, read<Home>('home.ts', 'home').gallery.pictures.map(nameOf)),
  () => homeList('amenities, items', 6, read<Home>('home.ts', 'home').amenities.items.map(nameOf)),
  () =>
    homeList(
      'stats, facts',
      3,
      read<Home>('home.ts', 'home').stats.facts.map(({ noun }) => noun),
    ),
  () =>
    homeList(
      'voices, facts',
      4,
      read<Home>('home.ts', 'home').voices.facts.map(({ noun }) => noun),
    ),
  () => {
    const times = read<Home>('home.ts', 'home').location.travelTimes
    return homeList(
      'location, travelTimes',
      4,
      times.map(({ term }) => term),
    )
  },
  ...['quickLinks', 'footLinks'].map((name) => () => {
    const links = read<{ label: string }[]>('navigation.ts', name)
    return {
      file: 'content/navigation.ts',
      entry: name,
      count: 2,
      orMore: true,
      keys: links.map(({ label }) => label),
    }
  }),
]

const homeList = (entry: string, count: number, keys: readonly string[]): Counted => ({
  file: 'content/home.ts',
  entry: `home, ${entry}`,
  count,
  keys,
})

const nameOf = ({ name }: { name: string }) => name

/** A file of a property exports it, and beside it its galleries or the grid of its pictures. */
function propertyChecks(file: string, values: Readonly<Record<string, unknown>>): (() => string[])[] {
  return Object.entries(values).map(([name, value]) => () => {
    if (!Array.isArray(value)) return isProperty(value) ? checkProperty(file, name, value) : []
    const isGallery = (value as Partial<Gallery>[]).some((each) => each.pictures)
    return isGallery
      ? checkGalleries(file, name, value as Gallery[])
      : checkGrid(file, name, value as Picture[])
  })
}

const isProperty = (value: unknown): value is Property => 'nightlyPrice' in Object(value)

function allLinks(modules: Modules, { articles }: Folders) {
  return [
    ...Object.entries(modules).flatMap(([file, values]) => linksIn(file, values)),
    ...Object.entries(articles).flatMap(([slug, source]) => linksInArticle(slug, source)),
  ]
}

/** Where a link can lead: the pages with the anchors that their sections have, and the articles. */
function addressesOf(modules: Modules, slugs: readonly string[]): Addresses {
  const pages = (modules['content/pages.ts']?.pages ?? {}) as Record<string, PageEntry>
  const paths = Object.values(pages).map(({ path }) => path)
  const anchors: Record<string, readonly string[]> = {
    '/': ['accommodation', 'location', 'amenities', 'light', 'faq'],
    '/blogs': slugs,
    '/book': ['contact'],
    '/house': galleryIds(modules['content/properties/house.ts']?.galleries),
  }
  const articles = slugs.map((slug) => [`/blogs/${slug}`, []] as const)
  const known = paths.filter((path) => path !== '/404').map((path) => [path, anchors[path] ?? []] as const)
  return new Map([...known, ...articles])
}

const galleryIds = (galleries: unknown) =>
  Array.isArray(galleries) ? (galleries as Gallery[]).map(({ id }) => id) : []
