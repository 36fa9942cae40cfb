import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { someFooterWords } from '@/lib/testing/words'
import { Footer } from './Footer'

it('shows the legal details of the business, and what it says of its pictures', () => {
  const words = someFooterWords()
  const identity = ['Boathouse Lettings Limited.', 'VAT IE1.']
  const lists = { quickLinks: [], footLinks: [] }
  render(<Footer site={aSite()} {...{ words, identity, pictureNote: 'Some are drawn.', ...lists }} />)
  expect(screen.getByText('Boathouse Lettings Limited. VAT IE1.')).toBeInTheDocument()
  expect(screen.getByText('Some are drawn.')).toBeInTheDocument()
})
