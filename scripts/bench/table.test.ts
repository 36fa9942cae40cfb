/** @jest-environment node */
import { compare, markdown, median, ratio } from './table.mjs'

it.each([
  ['one', [7], 7],
  ['an odd number', [30, 10, 20], 20],
  ['an even number, the lower of the middle two', [40, 10, 30, 20], 20],
  ['numbers of different lengths', [100, 20, 3], 20],
  ['none', [], undefined],
])('takes the median of %s', (_, numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

it.each([
  [2400, 1200, ' (2.0×)'],
  [50, 100, ' (0.5×)'],
  [3900, 100, ' (39×)'],
  [104, 100, ''],
  [100, 0, ''],
  [Infinity, 100, ''],
])('says how many times %d is of %d: %p', (value, first, said) => {
  expect(ratio(value, first)).toBe(said)
})

it('sets each export beside the first, and a dash where it has no such page', () => {
  const columns = [{ value: ({ lcp }: { lcp: number }) => lcp, say: (lcp: number) => `${lcp} ms` }]
  expect(compare(columns, [{ lcp: 100 }, { lcp: 250 }, undefined])).toEqual([
    ['100 ms'],
    ['250 ms (2.5×)'],
    ['–'],
  ])
})

it('writes tables as Prettier leaves them', () => {
  expect(markdown(['Page', 'a'], [['/', 'quick']])).toBe(
    ['| Page | a     |', '| ---- | ----- |', '| /    | quick |'].join('\n'),
  )
})
