import { render, screen } from '@testing-library/react'
import { BlogClose } from './BlogClose'

it('leads to the form and to an email', () => {
  const email = { display: 'a@b.example', href: 'mailto:a@b.example' }
  render(<BlogClose heading="Come" text="Or write." bookLabel="Book" email={email} />)
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/book')
  expect(screen.getByRole('link', { name: 'a@b.example' })).toHaveAttribute('href', 'mailto:a@b.example')
})
