import { render, screen } from '@testing-library/react'
import { PhoneBar } from './PhoneBar'

it('has the price, a link to call and a link to book', () => {
  render(
    <PhoneBar
      price="€10"
      scope="a night"
      phone={{ display: '+000 1', href: 'tel:+0001' }}
      label="Quick Book"
      href="/book?property=house"
    />,
  )
  expect(screen.getByText('€10')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Call +000 1' })).toHaveAttribute('href', 'tel:+0001')
  expect(screen.getByRole('link', { name: 'Quick Book' })).toHaveAttribute('href', '/book?property=house')
})
