import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { Footer } from './Footer'

it('shows the legal details of the business, and what it says of its pictures', () => {
  const identity = ['Boathouse Lettings Limited.', 'VAT IE1.']
  render(<Footer site={aSite()} identity={identity} pictureNote="Some are drawn." />)
  expect(screen.getByText('Boathouse Lettings Limited. VAT IE1.')).toBeInTheDocument()
  expect(screen.getByText('Some are drawn.')).toBeInTheDocument()
})
