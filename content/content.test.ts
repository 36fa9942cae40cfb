/** @jest-environment node */
import { articleSources } from '@/scripts/check/files.mjs'

// That it is without fault is for scripts/check/content.test.ts to say.
it('keeps the three articles of requirements §3 at their addresses', () => {
  const specified = ['coastal-walks-greencastle', 'day-trips-donegal', 'taste-inishowen']
  expect(Object.keys(articleSources())).toEqual(expect.arrayContaining(specified))
})
