import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { CrossSell } from './CrossSell'

it('gives the price of the other property and links to its page', () => {
  render(<CrossSell property={aProperty({ path: '/apartment', nightlyPrice: 321 })} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Six of you?' })).toBeVisible()
  expect(screen.getByText('The boathouse has room. €321 a night.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the boathouse' })).toHaveAttribute('href', '/apartment')
})
