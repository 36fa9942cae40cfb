import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { HouseStay } from './HouseStay'

it('gives the price of a night, the check-in and check-out times, and the amenities', () => {
  const rows = [
    { term: 'A night', value: '€99' },
    { term: 'In after', value: '1:00 PM' },
  ]
  render(<HouseStay property={aProperty()} rows={rows} />)
  expect(screen.getByRole('heading', { name: 'Above the lake' })).toBeVisible()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['A night', 'In after'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€99', '1:00 PM'])
  expect(screen.getByRole('heading', { name: 'What there is' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Rowing boat')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/book?property=house')
})
