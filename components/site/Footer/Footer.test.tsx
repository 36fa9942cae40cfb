import { render, screen } from '@testing-library/react'
import { visualisations } from '@/content/photos/visualisations'
import { aSite } from '@/lib/testing/builders'
import { Footer } from './Footer'

const site = aSite()
const [drawn, photograph] = [{ rendered: true }, { rendered: false }]

it('states the legal details that the owner has filled in, and leaves out empty ones', () => {
  const owner = { ...site.owner, legalName: 'A. Boatman', address: '1 The Pier', vatNumber: 'IE1AB' }
  owner.lettingNumbers = { loft: '', pier: 'A-1' }
  const { rerender } = render(<Footer site={{ ...site, owner }} pictures={[]} />)
  expect(screen.getByText(/A\. Boatman, 1 The Pier\. .*IE1AB\. .* A-1\.$/)).toBeInTheDocument()
  rerender(<Footer site={{ ...site, owner: { ...owner, companyNumber: '123456' } }} pictures={[]} />)
  expect(screen.getByText(/1 The Pier\. .*123456\. .*IE1AB\./)).toBeInTheDocument()
})

it.each([
  [[drawn, drawn], [visualisations.footer.all]],
  [[drawn, photograph], [visualisations.footer.some]],
  [[photograph], []],
])('says whether all pictures are visualisations, some or none: %j', (pictures, notes) => {
  render(<Footer site={site} pictures={pictures} />)
  const { all, some } = visualisations.footer
  expect([all, some].filter((note) => screen.queryByText(note))).toEqual(notes)
})
