import { render, screen, within } from '@testing-library/react'
import { AmenityRows } from './AmenityRows'

const amenities = [
  { name: 'Heated *lake*', detail: 'By the sun' },
  { name: 'Rowing boat', detail: 'With oars' },
]

it('lists each amenity with its detail', () => {
  render(<AmenityRows amenities={amenities} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Heated lake By the sun',
    'Rowing boat With oars',
  ])
})

it('shows a heading when it is given one', () => {
  const { rerender } = render(<AmenityRows amenities={amenities} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  rerender(<AmenityRows amenities={amenities} heading="Amenities" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Amenities' })).toBeVisible()
})
