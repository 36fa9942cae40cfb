/** @jest-environment node */
import { monthsFrom, readTime } from './months'

it.each([
  ['2026-11-22T09:00:00Z', 'Sunday 22 November, 9:00 AM'],
  ['2027-06-30T23:05:00Z', 'Thursday 1 July, 12:05 AM'],
  ['2027-10-31T12:30:00Z', 'Sunday 31 October, 12:30 PM'],
])('prints %s as the day and the time in Ireland', (readAt, words) => {
  expect(readTime(readAt)).toBe(words)
})

it('begins with the month of the reading, names the year at first and in January, and ends after six months', () => {
  const months = monthsFrom('2026-11-22T09:00:00Z', [])
  expect(months.map(({ name, year = '' }) => `${name} ${year}`.trim())).toEqual([
    'November 2026',
    'December',
    'January 2027',
    'February',
    'March',
    'April',
  ])
  expect(months.map(({ days }) => days)).toEqual([30, 31, 31, 28, 31, 30])
})

it('knows the 29 February of a leap year', () => {
  expect(monthsFrom('2028-02-01T12:00:00Z', [])[0]?.days).toBe(29)
})

it('counts the nights before the day of the reading as past, in its month alone', () => {
  expect(monthsFrom('2026-11-22T09:00:00Z', []).map(({ past }) => past)).toEqual([21, 0, 0, 0, 0, 0])
})

it('ticks the nights of Friday and Saturday', () => {
  expect(monthsFrom('2026-11-22T09:00:00Z', [])[0]?.weekends).toEqual([6, 7, 13, 14, 20, 21, 27, 28])
})

it('splits a stay at the end of a month', () => {
  const months = monthsFrom('2026-11-22T09:00:00Z', [
    ['2026-12-04', '2026-12-07'],
    ['2026-12-09', '2026-12-10'],
    ['2026-12-27', '2027-01-03'],
  ])
  expect(months.slice(0, 3).map(({ words }) => words)).toEqual(['', '4 to 6, 9 and 27 to 31', '1 and 2'])
  expect(months[2]?.taken).toEqual([{ first: 1, nights: 2 }])
})
