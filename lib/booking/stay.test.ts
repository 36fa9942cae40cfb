import { aFullDraft, house, loft, offers } from '../testing/booking'
import { draftFrom, pricedAs, quote, stayOf } from './stay'

// jest.config.ts sets the clocks of Newfoundland, which change on these days.
it.each([
  ['over the night the clocks go back', '2026-10-31', '2026-11-02', 2],
  ['over the night the clocks go forward', '2031-03-08', '2031-03-10', 2],
  ['with the dates reversed', '2026-06-15', '2026-06-12', 3],
  ['on one day', '2026-06-15', '2026-06-15', 0],
])('counts calendar nights %s', (_, checkIn, checkOut, nights) => {
  expect(quote(100, checkIn, checkOut)).toEqual({ nights, total: nights * 100 })
})

it('has no price without two dates that exist', () => {
  const others = ['', '2031-02-30', '12031-05-09']
  for (const date of others)
    expect([quote(100, date, '2031-05-12'), quote(100, '2031-05-12', date)]).toEqual([undefined, undefined])
})

it('takes the price of the apartment for any property but the house', () => {
  const priced = ['house', 'loft', '', 'castle'].map((property) => pricedAs(property, offers))
  expect(priced).toEqual([house, loft, loft, loft])
})

it.each([
  ['nothing', {}, '', { guests: 2, checkIn: '', property: '' }],
  ['an unknown number of guests', { guests: '9' }, '', { guests: 2 }],
  ['a date that does not exist', { checkIn: '2031-02-30' }, '', { checkIn: '', oddDate: { kind: 'noDate' } }],
  ['a date that is half typed', { checkIn: '2031-02-30' }, 'checkIn', { checkIn: '', oddDate: undefined }],
  ['a year that is being typed', { checkIn: '0203-05-09' }, 'checkIn', { checkIn: '' }],
  ['a year of two digits', { checkIn: '0031-05-09' }, '', { checkIn: '', oddDate: { kind: 'shortYear' } }],
  ['an old year in another field', { checkIn: '0203-05-09' }, 'name', { checkIn: '0203-05-09' }],
  ['a text', { name: ' Aoife ' }, '', { name: ' Aoife ' }],
])('reads a draft from fields that hold %s', (_, fields, typing, draft) => {
  expect(draftFrom(fields, 8, typing)).toMatchObject(draft)
})

it('puts the dates of a stay in order', () => {
  const reversed = aFullDraft({ checkIn: '2031-05-12', checkOut: '2031-05-09' })
  expect(stayOf(reversed, offers)).toMatchObject({
    offer: house,
    quote: { nights: 3, total: 300 },
    dates: { checkIn: '2031-05-09', checkOut: '2031-05-12' },
  })
})
