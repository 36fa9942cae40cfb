import { aDraft, aFullDraft, someOffers } from '../testing/booking'
import { confirmationAddress, nightRows, requestOf, stayOf } from './stay'

const offers = someOffers()

describe('a stay', () => {
  it('takes the apartment’s price while no property is chosen', () => {
    const stay = stayOf(aFullDraft({ property: '' }), offers)
    expect(stay.quote).toEqual({ nights: 3, total: 120 })
    expect(stay.offer).toBeUndefined()
  })

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
})

describe('the address of the confirmation', () => {
  it('holds property, nights, total and guests, and nothing else', () => {
    expect(confirmationAddress(aFullDraft(), offers)).toBe(
      '/thank-you?property=house&nights=3&total=300&guests=5',
    )
  })

  it.each(['property', 'checkIn', 'checkOut'])('does not exist without %s', (name) => {
    expect(confirmationAddress(aFullDraft({ [name]: '' }), offers)).toBeUndefined()
  })
})

describe('the request that the confirmation page shows', () => {
  const query = { property: 'house', nights: 3, total: 300, guests: 5 } as const

  it.each([
    ['where nothing is stored', query, aDraft()],
    ['another property', { ...query, property: 'apartment' as const }, aFullDraft()],
    ['other nights', { ...query, nights: 4 }, aFullDraft()],
    ['other guests', { ...query, guests: 4 }, aFullDraft()],
  ])(
    'has neither dates nor guest nor a plan to share if the draft is of another stay: %s',
    (_, address, draft) => {
      const { dates, guest, stay } = requestOf(address, draft, offers)
      expect([dates, guest, stay]).toEqual([undefined, undefined, undefined])
    },
  )

  it('takes dates and guest from the draft after a new build has changed the price', () => {
    const request = requestOf({ ...query, total: 270 }, aFullDraft(), offers)
    expect(request).toMatchObject({ nights: 3, total: 270, guests: 5, totalMatchesPrice: false })
    expect(request).toMatchObject({ offer: offers.house, dates: { checkIn: '2031-05-09' } })
    expect(request.guest?.name).toBe('Róisín Test')
  })

  it.each([
    ['nights × price', { property: 'house', nights: 3, total: 300 } as const, true],
    ['€0 for 0 nights', { property: 'house', nights: 0, total: 0 } as const, true],
    ['one euro', { property: 'house', nights: 3, total: 1 } as const, false],
    ['the other property’s price', { property: 'house', nights: 3, total: 120 } as const, false],
    ['an amount without a property', { nights: 3, total: 120 }, false],
    ['an amount without nights', { property: 'house', total: 300 } as const, false],
  ])('says whether the total is nights times price: %s', (_, address, confirmed) => {
    expect(requestOf(address, aDraft(), offers).totalMatchesPrice).toBe(confirmed)
  })
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
