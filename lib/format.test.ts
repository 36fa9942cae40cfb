import {
  dateRange,
  euro,
  fill,
  inWords,
  listInWords,
  longDate,
  plainText,
  plural,
  weekdayDate,
} from './format'

it('prints whole euro and counts', () => {
  expect([0, 744, 1650, 2_008_631_900].map(euro)).toEqual(['€0', '€744', '€1,650', '€2,008,631,900'])
  expect([0, 1, 12].map((count) => plural(count, 'night'))).toEqual(['0 nights', '1 night', '12 nights'])
})

it('writes numbers up to twelve in words', () => {
  expect([1, 12, 13].map(inWords)).toEqual(['one', 'twelve', '13'])
})

it('prints a date in the en-GB long form or with its weekday, and its year with the digits that were typed', () => {
  expect(longDate('2025-05-02')).toBe('2 May 2025')
  expect(weekdayDate('0026-09-02')).toBe('Wed 2 September 0026')
})

it.each([
  ['in one month', '2026-06-12', '2026-06-15', 'Fri 12 – Mon 15 June 2026'],
  ['over the end of a month', '2026-06-30', '2026-07-02', 'Tue 30 June – Thu 2 July 2026'],
  ['over the end of a year', '2026-12-30', '2027-01-02', 'Wed 30 December 2026 – Sat 2 January 2027'],
  ['of a single day', '2026-06-12', '2026-06-12', 'Fri 12 June 2026'],
])('prints a stay %s', (_, from, to, text) => {
  expect(dateRange(from, to)).toBe(text)
})

it('joins a list as in a sentence', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)
  expect(lists).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

it('fills in the blanks of a sentence, and leaves blanks that have no value', () => {
  expect(fill('{a} of {b}, {c}', { a: 0, b: '{a}' })).toBe('0 of {a}, {c}')
})

it('removes the asterisks for texts that cannot be set in italic', () => {
  expect(plainText('At the mouth of *Lough Foyle*')).toBe('At the mouth of Lough Foyle')
})
