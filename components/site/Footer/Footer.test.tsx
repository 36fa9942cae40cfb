import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { someFooterWords } from '@/lib/testing/words'
import { Footer } from './Footer'

it.each([true, false])(
  'shows the legal details of the business, and says that pictures are visualisations only while any is one: %s',
  (hasRenderedPictures) => {
    const words = someFooterWords()
    const identity = ['Boathouse Lettings Limited.', 'VAT IE1.']
    const lists = { quickLinks: [], footLinks: [] }
    render(<Footer site={aSite()} {...{ words, identity, hasRenderedPictures, ...lists }} />)
    expect(screen.getByText('Boathouse Lettings Limited. VAT IE1.')).toBeInTheDocument()
    expect(screen.queryAllByText(words.rendered)).toHaveLength(hasRenderedPictures ? 1 : 0)
  },
)
