import { propertyWords } from '@/content/properties/words'
import { aProperty } from '@/lib/testing/builders'
import { priceTerms } from './prices'

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
