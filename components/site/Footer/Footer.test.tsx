import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import type { Owner } from '@/lib/schema/site'
import { Footer } from './Footer'

const renderFooter = (hasRenderedPictures = false, owner: Owner = {}) =>
  render(
    <Footer
      site={aSite({ owner })}
      words={{ quickLinks: 'Shortcuts', contact: 'Shout', rendered: 'Drawn, not seen.' }}
      quickLinks={[{ label: 'Start', href: '/' }]}
      footLinks={[{ label: 'Small print', href: '/small' }]}
      hasRenderedPictures={hasRenderedPictures}
    />,
  )

it('says that pictures are visualisations only while any picture is one', () => {
  const { unmount } = renderFooter(true)
  expect(screen.getByText('Drawn, not seen.')).toBeInTheDocument()
  unmount()
  renderFooter(false)
  expect(screen.queryByText('Drawn, not seen.')).not.toBeInTheDocument()
})

it('shows the legal details of the business only once they are filled in', () => {
  const { unmount } = renderFooter(false, { legalName: 'Boathouse Lettings Limited', vatNumber: 'IE1' })
  expect(screen.getByText('Boathouse Lettings Limited. VAT IE1.')).toBeInTheDocument()
  unmount()
  renderFooter(false, { legalName: '', vatNumber: '' })
  expect(screen.queryByText(/VAT|Registered|registration/)).not.toBeInTheDocument()
})
