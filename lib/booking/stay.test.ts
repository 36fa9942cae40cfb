import fc from 'fast-check'
import { aDraft, aFullDraft, someOffers } from '../testing/booking'
import { isBare, nightRows, requestOf, stayOf } from './stay'

const offers = someOffers()

describe('a stay', () => {
  it('has a price as soon as both dates are set', () => {
    expect(stayOf(aDraft({ checkIn: '2031-05-09' }), offers).quote).toBeUndefined()
    expect(stayOf(aFullDraft(), offers).quote).toEqual({ nights: 3, total: 300 })
  })

  it('has the apartment’s price while no property is chosen', () => {
    const stay = stayOf(aFullDraft({ property: '' }), offers)
    expect(stay.quote).toEqual({ nights: 3, total: 120 })
    expect(stay.offer).toBeUndefined()
  })

  it.each([
    ['2031-05-12', '2031-05-09'],
    ['2031-05-09', '2031-05-12'],
  ])('runs from the earlier date to the later, chosen as %s and %s', (checkIn, checkOut) => {
    expect(stayOf(aDraft({ checkIn, checkOut }), offers).dates).toEqual({
      from: '2031-05-09',
      to: '2031-05-12',
    })
  })
})

describe('the request that the confirmation page shows', () => {
  const query = { property: 'house', nights: 3, total: 300, guests: 5 } as const

  it('has dates and names from this visit', () => {
    const request = requestOf(query, aFullDraft(), offers)
    expect(request).toMatchObject({
      offer: offers.house,
      nights: 3,
      total: 300,
      guests: 5,
      totalConfirmed: true,
    })
    expect(request.dates).toEqual({ from: '2031-05-09', to: '2031-05-12' })
    expect(request.guest?.name).toBe('Róisín Test')
  })

  it.each([
    ['after a reload, when nothing is in memory', query, aDraft()],
    ['of another property', { ...query, property: 'apartment' as const }, aFullDraft()],
    ['of other nights', { ...query, nights: 4 }, aFullDraft()],
    ['of another total', { ...query, total: 1 }, aFullDraft()],
    ['for other guests', { ...query, guests: 4 }, aFullDraft()],
  ])('has neither where the address speaks of another stay: %s', (_, address, draft) => {
    const request = requestOf(address, draft, offers)
    expect(request.dates).toBeUndefined()
    expect(request.guest).toBeUndefined()
  })

  it.each([
    ['nights × price', { property: 'house', nights: 3, total: 300 } as const, true],
    ['nothing, for no nights', { property: 'house', nights: 0, total: 0 } as const, true],
    ['one euro', { property: 'house', nights: 3, total: 1 } as const, false],
    ['the other property’s price', { property: 'house', nights: 3, total: 120 } as const, false],
    ['an amount without a property', { nights: 3, total: 120 }, false],
    ['an amount without nights', { property: 'house', total: 300 } as const, false],
  ])('confirms the total only where it follows from property and nights: %s', (_, address, confirmed) => {
    expect(requestOf(address, aDraft(), offers).totalConfirmed).toBe(confirmed)
  })
})

it.each([
  [{}, true],
  [{ property: undefined, nights: undefined }, true],
  [{ nights: 0 }, false],
  [{ guests: 2 }, false],
])('finds an address bare that carries nothing: %j', (query, bare) => {
  expect(isBare(query)).toBe(bare)
})

describe('the nights of a stay', () => {
  it('have a row each, up to seven', () => {
    expect(nightRows('2031-02-27', 3)).toEqual([
      { night: '2031-02-27' },
      { night: '2031-02-28' },
      { night: '2031-03-01' },
    ])
    expect(nightRows('2031-02-27', 7)).toHaveLength(7)
    expect(nightRows('2031-02-27', 0)).toEqual([])
  })

  it('of more than seven are the first three, the count of those between, and the last', () => {
    expect(nightRows('2031-05-01', 10)).toEqual([
      { night: '2031-05-01' },
      { night: '2031-05-02' },
      { night: '2031-05-03' },
      { more: 6 },
      { night: '2031-05-10' },
    ])
  })

  it('are all accounted for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_652_058 }), (nights) => {
        const counted = nightRows('0001-01-01', nights).map((row) => ('more' in row ? row.more : 1))
        expect(counted.reduce((sum, count) => sum + count, 0)).toBe(nights)
      }),
    )
  })
})
