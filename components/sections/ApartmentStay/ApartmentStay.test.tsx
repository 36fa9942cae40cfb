import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { ApartmentStay } from './ApartmentStay'

it('says what a night costs and between which times the stay is', () => {
  const rows = [
    { term: 'A night', value: '€77' },
    { term: 'In after', value: '1:00 PM' },
  ]
  render(<ApartmentStay property={aProperty()} rows={rows} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['A night', 'In after'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€77', '1:00 PM'])
})
