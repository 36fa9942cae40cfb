import { render, screen } from '@testing-library/react'
import { BlogCallToAction } from './BlogCallToAction'

it('links to the booking form and to an email', () => {
  const email = { display: 'a@b.example', href: 'mailto:a@b.example' }
  render(<BlogCallToAction heading="Come" text="Or write." bookLabel="Book" email={email} />)
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/book')
  expect(screen.getByRole('link', { name: 'a@b.example' })).toHaveAttribute('href', 'mailto:a@b.example')
})
