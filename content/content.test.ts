/** @jest-environment node */
import { articleSources } from '@/scripts/check/files.mjs'

// scripts/check/content.test.ts tests that the content has no faults.
it('keeps the three articles of requirements §3 at their addresses', () => {
  const specified = ['coastal-walks-greencastle', 'day-trips-donegal', 'taste-inishowen']
  expect(Object.keys(articleSources())).toEqual(expect.arrayContaining(specified))
})
