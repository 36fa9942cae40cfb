import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import type { LegalSection } from '@/lib/schema/page'
import { LegalText } from './LegalText'

const identity = ['Boathouse Lettings Limited, 1 The Pier.']

function renderSection(over: Partial<LegalSection>) {
  const page = {
    heading: 'Small print',
    lede: 'Short.',
    dateLabel: 'True since',
    sections: [{ heading: 'Boats', ...over }],
  }
  return render(<LegalText page={page} contact={aSite()} identity={identity} changed="2001-02-03" />)
}

it('shows phone, email and the legal details of the business in the sections that ask for them', () => {
  const { unmount } = renderSection({ identity: true, contact: true })
  expect(screen.getByText('Boathouse Lettings Limited, 1 The Pier.')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
  unmount()
  renderSection({ paragraphs: ['They float.'] })
  expect(screen.queryByText(/Boathouse/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
