import { readdirSync, readFileSync } from 'node:fs'
import { faqs, homePictures, properties, site, testimonials } from '@/content'
import { home } from '@/content/home'
import { articles } from '../articles'
import { isExample } from '../example'
import { galleries, house } from '../properties'
import type { Property } from '@/lib/schema'

// An owner's site has as many of each as its content has.
const onExample = isExample ? it : it.skip

type Count = [what: string, count: number, found: readonly unknown[]]

const counts: Count[] = [
  ['pictures in the gallery of the home page', 6, homePictures.gallery],
  ['amenities compared on the home page', 6, home.amenities.items],
  ['testimonials', 3, testimonials],
  ['questions', 6, faqs],
  ...properties.flatMap(countsOf),
  ['articles', 3, articles],
]

function countsOf({ id, amenities, galleries = [], photoGrid = [] }: Property): Count[] {
  const ofHouse: Count[] = [['galleries of the house', 7, galleries]]
  const ofApartment: Count[] = [['pictures of the apartment', 12, photoGrid]]
  const required = { house: ofHouse, apartment: ofApartment }[id]
  return required ? [[`amenities of the ${id}`, 9, amenities], ...required] : []
}

onExample.each(counts)('the example has as many %s as requirements §2 asks for: %i', (what, count, found) => {
  if (found.length !== count)
    throw new Error(
      `The requirements ask for ${count} ${what}, and there are ${found.length}. Keep to ${count}, or write your own email into content/site.ts: the site is then no longer the example, and its counts are yours.`,
    )
})

onExample('the example keeps the articles of requirements §3 at their addresses', () => {
  const required = ['coastal-walks-greencastle', 'day-trips-donegal', 'taste-inishowen']
  expect(articles.map(({ slug }) => slug)).toEqual(expect.arrayContaining(required))
})

onExample('the example’s name stands in one file', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|mdx)$/.test(file),
  )
  expect(files.filter((file) => readFileSync(`content/${file}`, 'utf8').includes(site.name))).toEqual([
    'site.ts',
  ])
})

onExample('the example shows each picture of the house once on its page', () => {
  const shown = [
    house.hero,
    ...galleries.flatMap(({ lead, pictures }) => (lead ? [lead, ...pictures] : pictures)),
  ]
  const names = shown.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
