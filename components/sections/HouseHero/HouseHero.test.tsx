import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { HouseHero } from './HouseHero'

it('names the house, gives its facts and price, and links to the form with it chosen', () => {
  render(<HouseHero property={aProperty({ name: 'Boathouse', nightlyPrice: 99 })} place="By a lake" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Boathouse' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '3\u00a0rooms',
    'Lakeside',
  ])
  expect(screen.getByText('€99')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/book?property=house')
})
