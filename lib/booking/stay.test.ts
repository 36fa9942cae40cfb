import { aDraft, aFullDraft, someOffers } from '../testing/booking'
import { nightRows, stayOf } from './stay'

const offers = someOffers()

describe('a stay', () => {
  it('takes the lowest price while no property is chosen and there is no apartment', () => {
    const { house } = offers
    const withoutApartment = { house, barn: { ...house, id: 'barn', nightlyPrice: 90 } }
    expect(stayOf(aFullDraft({ property: '' }), withoutApartment).nightlyPrice).toBe(90)
  })

  it('runs from the earlier date to the later one', () => {
    const dates = { checkIn: '2031-05-09', checkOut: '2031-05-12' }
    const reversed = aDraft({ checkIn: dates.checkOut, checkOut: dates.checkIn })
    expect(stayOf(reversed, offers).dates).toEqual(dates)
  })

  it.each(['checkIn', 'checkOut'])(
    'has no nights, no dates and no price while the year of %s has two digits',
    (name) => {
      const stay = stayOf(aFullDraft({ [name]: '0031-05-12' }), offers)
      expect([stay.quote, stay.dates]).toEqual([undefined, undefined])
    },
  )
})

describe('the rows of the plan', () => {
  it('hold one night each, up to seven nights', () => {
    expect(nightRows('2031-02-28', 2)).toEqual(['2031-02-28', '2031-03-01'])
    expect(nightRows('2031-02-27', 7)).toHaveLength(7)
  })

  it('hold the first three nights, the count of those in between and the last night of a longer stay', () => {
    const rows = ['2031-05-01', '2031-05-02', '2031-05-03', 6, '2031-05-10']
    expect(nightRows('2031-05-01', 10)).toEqual(rows)
  })

  it.each([0, 1, 7, 8, 3_652_058])('count each of %d nights once', (nights) => {
    const counted = nightRows('0001-01-01', nights).map((row) => (typeof row === 'number' ? row : 1))
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(nights)
  })
})
