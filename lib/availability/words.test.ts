/** @jest-environment node */
import type { Nights } from './nights'
import { daysInWords, nightsInWords } from './words'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each<[string, Nights[], string]>([
  ['one night', [['2027-06-13', '2027-06-14']], '13'],
  ['two nights in a row', [['2027-01-01', '2027-01-03']], '1 and 2'],
  [
    'ranges',
    [
      ['2026-12-04', '2026-12-07'],
      ['2026-12-27', '2027-01-01'],
    ],
    '4 to 6 and 27 to 31',
  ],
  [
    'ranges, pairs and single nights',
    [
      ['2027-04-02', '2027-04-05'],
      ['2027-04-23', '2027-04-25'],
      ['2027-04-30', '2027-05-01'],
    ],
    '2 to 4, 23, 24 and 30',
  ],
  ['nothing', [], ''],
])('writes the days of a month: %s', (_, ranges, words) => {
  expect(plain(daysInWords(ranges))).toBe(words)
})

it.each<[string, Nights[], string]>([
  ['one night', [['2027-06-13', '2027-06-14']], '13 June'],
  ['two nights', [['2027-06-13', '2027-06-15']], '13 and 14 June'],
  ['two nights of two months', [['2027-06-30', '2027-07-02']], '30 June and 1 July'],
  ['a range over two months', [['2027-06-28', '2027-07-03']], '28 June to 2 July'],
  [
    'several months',
    [
      ['2027-05-30', '2027-06-01'],
      ['2027-06-04', '2027-06-08'],
      ['2027-06-20', '2027-06-21'],
      ['2027-06-28', '2027-07-03'],
    ],
    '30, 31 May, 4 to 7, 20 June and 28 June to 2 July',
  ],
  ['the same month of two years', [['2027-06-30', '2028-06-30']], '30 June to 29 June'],
])('writes nights with their months: %s', (_, ranges, words) => {
  expect(plain(nightsInWords(ranges, 'others'))).toBe(words)
})

it('names the first few of many nights', () => {
  const ranges = [1, 3, 5, 7, 9, 11, 13].map((day): Nights => [
    `2027-06-${String(day).padStart(2, '0')}`,
    `2027-06-${String(day + 1).padStart(2, '0')}`,
  ])
  expect(plain(nightsInWords(ranges, 'others'))).toBe('1, 3, 5, 7 June and others')
})
