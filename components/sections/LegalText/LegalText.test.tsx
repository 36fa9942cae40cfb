import type { LegalPage } from '@/lib/schema/page'
import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { someLegalPage } from '@/lib/testing/words'
import { LegalText } from './LegalText'

function renderSection(over: Partial<LegalPage['sections'][number]>) {
  const page = { ...someLegalPage(), sections: [{ heading: 'Boats', ...over }] }
  return render(<LegalText page={page} contact={aSite()} identity={['1 The Pier.']} changed="2001-02-03" />)
}

it('shows phone, email and the legal details of the business in the sections that ask for them', () => {
  const { unmount } = renderSection({ identity: true, contact: true })
  expect(screen.getByText('1 The Pier.')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
  unmount()
  renderSection({ paragraphs: ['They float.'] })
  expect(screen.queryByText(/Pier/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
