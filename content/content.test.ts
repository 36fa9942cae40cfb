/** @jest-environment node */
import { filesIn } from '@/scripts/shared/files.mjs'
import { housePictures } from './properties/house'

// scripts/check/content.test.ts tests that the content has no faults.
it('keeps the three articles of requirements §3 at their addresses', () => {
  const specified = ['coastal-walks-greencastle.mdx', 'day-trips-donegal.mdx', 'taste-inishowen.mdx']
  expect(filesIn('content/blog')).toEqual(expect.arrayContaining(specified))
})

it('shows each picture of the house once: what stands large does not return in a carousel', () => {
  const names = housePictures.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
