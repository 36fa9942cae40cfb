import { someOffers } from '../testing/booking'
import { anOffer } from '../testing/builders'
import { largerParty } from './offer'

const sentence = 'Take {larger} and {other}.'

it('names the two properties that sleep a party larger than the form offers, the larger one first', () => {
  expect(largerParty(someOffers(), sentence)).toBe('Take the boathouse and the loft.')
})

it('says nothing where the properties together sleep no more guests than the form offers', () => {
  expect(largerParty(someOffers({ house: anOffer({ capacity: 5 }) }), sentence)).toBeUndefined()
})

it('says nothing where there is one property', () => {
  expect(largerParty({ house: anOffer({ capacity: 12 }) }, sentence)).toBeUndefined()
})
