import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { Lede } from './Lede'

it('says what a night costs, when a stay begins and ends, and what there is', () => {
  render(<Lede property={aProperty({ nightlyPrice: 99 })} checkIn="1:00 PM" checkOut="9:00 AM" />)
  expect(screen.getByRole('heading', { name: 'Above the lake' })).toBeVisible()
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '€99',
    '1:00 PM',
    '9:00 AM',
  ])
  expect(screen.getByRole('heading', { name: 'Amenities' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Rowing boat')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/book?property=house')
})
