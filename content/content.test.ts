/**
 * The content as a whole. What fails lists every problem at once, a sentence each: file, entry, what is wrong, what
 * mends it.
 *
 * @jest-environment node
 */
import { checkArticles } from '@/lib/content-check/articles'
import { checkPages } from '@/lib/content-check/pages'
import { checkPhotos, photoFiles } from '@/lib/content-check/photos'
import { checkSite } from '@/lib/content-check/site'
import { articleSources } from '@/scripts/content-check/article-sources.mjs'
import { readOriginals } from '@/scripts/pictures/originals.mjs'
import { pages } from './pages'
import { photos } from './photos/photos'
import { site } from './site'

const names = Object.keys(photos)

it('has pictures without fault', async () => {
  const files = Object.entries(photos).flatMap(([name, photo]) => photoFiles(name, photo))
  expect(checkPhotos(photos, await readOriginals('content/photos', files, {}))).toEqual([])
})

it('has articles without fault', () => {
  expect(checkArticles(articleSources(), names)).toEqual([])
})

it('keeps the three articles of SPEC §3 at their addresses', () => {
  const specified = ['coastal-walks-greencastle', 'day-trips-donegal', 'taste-inishowen']
  expect(Object.keys(articleSources())).toEqual(expect.arrayContaining(specified))
})

it('has an address and contact details without fault', () => {
  expect(checkSite(site)).toEqual([])
})

it('has pages without fault', () => {
  expect(checkPages(pages, names)).toEqual([])
})
