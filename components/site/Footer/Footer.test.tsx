import { render, screen } from '@testing-library/react'
import { visualisations } from '@/content/photos/visualisations'
import { aSite } from '@/lib/testing/builders'
import { Footer } from './Footer'

it('shows the legal details of the business, and what it says of its pictures', () => {
  const site = aSite()
  const owner = { ...site.owner, legalName: 'Boathouse Lettings Limited', address: '1 The Pier' }
  render(<Footer site={{ ...site, owner }} pictures={[{ rendered: true }, { rendered: false }]} />)
  expect(screen.getByText('Boathouse Lettings Limited, 1 The Pier.')).toBeInTheDocument()
  expect(screen.getByText(visualisations.footer.some)).toBeInTheDocument()
})
