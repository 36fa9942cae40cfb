import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { ContactBand } from './ContactBand'

it('is the target of #contact, which takes the focus', () => {
  render(<ContactBand heading="Talk to us" text="Any time." contact={aSite()} />)
  const band = screen.getByRole('region', { name: 'Talk to us' })
  expect(band).toHaveAttribute('id', 'contact')
  expect(band).toHaveAttribute('tabindex', '-1')
})
