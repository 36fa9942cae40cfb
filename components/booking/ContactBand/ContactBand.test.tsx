import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { ContactBand } from './ContactBand'

it('is the target of #contact, with phone and email as links', () => {
  render(<ContactBand heading="Talk to us" text="Any time." contact={aSite()} />)
  const band = screen.getByRole('region', { name: 'Talk to us' })
  expect(band).toHaveAttribute('id', 'contact')
  expect(band).toHaveAttribute('tabindex', '-1')
  expect(screen.getByRole('link', { name: '+000 1' })).toHaveAttribute('href', 'tel:+0001')
  expect(screen.getByRole('link', { name: 'a@b.example' })).toHaveAttribute('href', 'mailto:a@b.example')
})
