import { aProperty } from '@/lib/testing/builders'
import { otherProperty, priceTerms } from './property'

it('lists the registration number and the terms beside the price once they are filled in', () => {
  const terms = [{ term: 'Minimum stay', value: '3 nights' }]
  const property = aProperty({ terms })
  expect(priceTerms(property, { lettingNumbers: { house: 'AB-12' } })).toMatchObject([
    { term: 'Registration number', value: 'AB-12' },
    ...terms,
  ])
  expect(priceTerms(aProperty(), { lettingNumbers: { house: '' } })).toEqual([])
})

const property = (capacity: number) => ({ id: `for-${capacity}`, capacity })
const eight = property(8)
const four = property(4)
const two = property(2)

test('a property leads to the next smaller one, and the smallest to the largest', () => {
  const all = [two, eight, four]
  expect(all.map((one) => otherProperty(one, all))).toEqual([eight, four, two])
})

test('a property that is the only one leads to no other', () => {
  expect(otherProperty(eight, [eight])).toBeUndefined()
})
