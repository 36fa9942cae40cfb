import { render, screen } from '@testing-library/react'
import { propertyWords } from '@/content/properties/words'
import { aProperty } from '@/lib/testing/builders'
import { PriceBand } from './PriceBand'

it('lists the registration number and the terms beside the price once they are filled in', () => {
  const terms = [{ term: 'Minimum stay', value: '3 nights' }]
  const { rerender } = render(<PriceBand property={aProperty({ terms })} registration="AB-12" />)
  const listed = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
  expect(listed('term')).toEqual([propertyWords.registration, 'Minimum stay'])
  expect(listed('definition')).toEqual(['AB-12', '3 nights'])
  rerender(<PriceBand property={aProperty()} registration="" />)
  expect(listed('term')).toEqual([])
})
