import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { Footer } from './Footer'

const renderFooter = (hasRenderedPictures: boolean) =>
  render(
    <Footer
      site={aSite()}
      words={{ quickLinks: 'Shortcuts', contact: 'Shout', rendered: 'Drawn, not seen.' }}
      quickLinks={[{ label: 'Start', href: '/' }]}
      footLinks={[{ label: 'Small print', href: '/small' }]}
      hasRenderedPictures={hasRenderedPictures}
      identity={['Boathouse Lettings Limited.', 'VAT IE1.']}
    />,
  )

it('says that pictures are visualisations only while any picture is one', () => {
  const { unmount } = renderFooter(true)
  expect(screen.getByText('Drawn, not seen.')).toBeInTheDocument()
  unmount()
  renderFooter(false)
  expect(screen.queryByText('Drawn, not seen.')).not.toBeInTheDocument()
})

it('shows the legal details of the business', () => {
  renderFooter(false)
  expect(screen.getByText('Boathouse Lettings Limited. VAT IE1.')).toBeInTheDocument()
})
