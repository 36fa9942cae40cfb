import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { ApartmentStay } from './ApartmentStay'

it('says what a night costs and between which times the stay is', () => {
  render(<ApartmentStay property={aProperty({ nightlyPrice: 77 })} checkIn="1:00 PM" checkOut="9:00 AM" />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual(['The whole boathouse, a night', 'Check-in, from', 'Check-out, by'])
  expect(values).toEqual(['€77', '1:00 PM', '9:00 AM'])
})
