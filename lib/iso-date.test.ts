import fc from 'fast-check'
import { dayNumber, isoDate } from './iso-date'

describe('dayNumber', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['1969-12-31', -1],
    ['2028-02-29', 21_243],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
  ])('counts %s from 1 January 1970', (date, day) => {
    expect(dayNumber(date)).toBe(day)
  })

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '12/06/2026',
  ])('does not know the day %j', (date) => {
    expect(dayNumber(date)).toBeUndefined()
  })

  it('knows the years of six digits that some date inputs let a guest type', () => {
    expect(dayNumber('12026-06-12')).toBe(dayNumber('2026-06-12')! + 3_652_425)
  })

  it('takes any text without an exception', () => {
    fc.assert(fc.property(fc.string(), (text) => ['number', 'undefined'].includes(typeof dayNumber(text))))
  })
})

it('gives every day back as it was written', () => {
  const [first, last] = [dayNumber('0001-01-01')!, dayNumber('9999-12-31')!]
  fc.assert(fc.property(fc.integer({ min: first, max: last }), (day) => dayNumber(isoDate(day)) === day))
})
