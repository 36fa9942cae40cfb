import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { aProperty } from '@/lib/testing/builders'
import { priceTerms, stayRows } from './prices'

it('says what a night costs and between which times a stay is', () => {
  expect(stayRows(aProperty({ nightlyPrice: 99 }))).toEqual([
    { term: 'The whole boathouse, a night', value: '€99' },
    { term: 'Check-in, from', value: site.checkIn },
    { term: 'Check-out, by', value: site.checkOut },
  ])
})

it('lists the registration number and the terms beside the price once they are filled in', () => {
  const property = aProperty({ terms: { minimumNights: 3 } })
  expect(priceTerms(property, { lettingNumbers: { house: 'AB-12' } })).toMatchObject([
    { term: 'Registration number', value: 'AB-12' },
    { value: propertyWords.terms.withdrawal },
    { term: 'Minimum stay', value: '3\u00a0nights' },
  ])
  expect(priceTerms(aProperty(), { lettingNumbers: { house: '' } })).toMatchObject([
    { value: propertyWords.terms.withdrawal },
  ])
})
