import fc from 'fast-check'
import { isIsoDate } from './iso-date'

it.each(['1970-01-01', '2028-02-29', '0001-01-01', '9999-12-31'])('accepts the date %s', (date) => {
  expect(isIsoDate(date)).toBe(true)
})

it.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '12/06/2026',
  '2026-W24-5',
  '2026-06-12T10:00',
  '12026-06-12',
])('rejects the date %j', (date) => {
  expect(isIsoDate(date)).toBe(false)
})

it('throws for no text', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isIsoDate(text) === 'boolean'))
})
