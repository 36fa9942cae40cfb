import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { ApartmentStay } from './ApartmentStay'

it('gives the price of a night and the check-in and check-out times', () => {
  const rows = [
    { term: 'A night', value: '€77' },
    { term: 'In after', value: '1:00 PM' },
  ]
  render(<ApartmentStay property={aProperty()} rows={rows} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['A night', 'In after'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€77', '1:00 PM'])
})
