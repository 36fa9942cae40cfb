import { aDraft, aFullDraft, someOffers } from '../testing/booking'
import { stayOf } from './stay'

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
