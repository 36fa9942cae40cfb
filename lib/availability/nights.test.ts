/** @jest-environment node */
import fc from 'fast-check'
import { someDates } from '../testing/dates'
import {
  addDays,
  countNights,
  isStale,
  merged,
  nightsInWords,
  since,
  within,
  type NightRange,
} from './nights'

const someRange = fc
  .tuple(someDates('2026-01-01', '2027-12-31'), fc.integer({ min: 1, max: 40 }))
  .map(([first, nights]): NightRange => [first, addDays(first, nights)])
const someRanges = fc.array(someRange, { maxLength: 30 })

/** Every night of the ranges, each once. */
const nightsOf = (ranges: readonly NightRange[]) =>
  [
    ...new Set(
      ranges.flatMap(([first, departure]) =>
        Array.from({ length: countNights([first, departure]) }, (_, index) => addDays(first, index)),
      ),
    ),
  ].sort()

it('merges ranges without adding or losing a night', () => {
  fc.assert(
    fc.property(someRanges, (ranges) => {
      expect(nightsOf(merged(ranges))).toEqual(nightsOf(ranges))
    }),
  )
})

it('leaves merged ranges in order, and no two that touch', () => {
  fc.assert(
    fc.property(someRanges, (ranges) => {
      const found = merged(ranges)
      found.slice(1).forEach(([first], index) => expect(first > found[index]![1]).toBe(true))
      expect(merged(found)).toEqual(found)
      expect(merged([...ranges].reverse())).toEqual(found)
    }),
  )
})

it('keeps of ranges what lies between two days', () => {
  fc.assert(
    fc.property(someRanges, someRange, (ranges, [from, until]) => {
      const expected = nightsOf(ranges).filter((night) => night >= from && night < until)
      expect(nightsOf(within(ranges, from, until))).toEqual(expected)
    }),
  )
})

it('drops the nights before a day, and keeps the night of that day', () => {
  const ranges: NightRange[] = [
    ['2026-11-01', '2026-11-22'],
    ['2026-11-20', '2026-11-24'],
    ['2027-01-01', '9999-12-31'],
  ]
  expect(since(ranges, '2026-11-22')).toEqual([
    ['2026-11-22', '2026-11-24'],
    ['2027-01-01', '9999-12-31'],
  ])
})

it.each<[string, NightRange, string[]]>([
  ['one night', ['2027-06-13', '2027-06-14'], ['<2027-06-13>']],
  ['two nights', ['2027-06-30', '2027-07-02'], ['<2027-06-30>', '<2027-07-01>']],
  ['more nights', ['2027-06-28', '2027-07-03'], ['<2027-06-28> to <2027-07-02>']],
])('names in words %s', (_, range, words) => {
  expect(nightsInWords([range], (date) => `<${date}>`)).toEqual(words)
})

it.each([
  ['2026-11-25T09:00:00Z', false],
  ['2026-11-25T09:00:01Z', true],
])('at %s, holds a reading of 22 November, 9:00 AM, for stale: %s', (now, stale) => {
  expect(isStale('2026-11-22T09:00:00Z', new Date(now))).toBe(stale)
})
