import { render, screen } from '@testing-library/react'
import { photos } from '@/content/photos/photos'
import { propertyWords } from '@/content/properties/words'
import { aProperty } from '@/lib/testing/builders'
import { Ending } from './Ending'

it('lists the registration number and the terms below the prices once they are filled in', () => {
  const terms = [{ term: 'Minimum stay', value: '3 nights' }]
  const shown = Object.keys(photos)[0]!
  const { rerender } = render(<Ending picture={shown} property={aProperty({ terms })} registration="AB-12" />)
  const listed = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
  expect(listed('term')).toEqual([propertyWords.registration, 'Minimum stay'])
  expect(listed('definition')).toEqual(['AB-12', '3 nights'])
  rerender(<Ending picture={shown} property={aProperty()} registration="" />)
  expect(listed('term')).toEqual([])
})
