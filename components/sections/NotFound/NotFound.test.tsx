import { render, screen } from '@testing-library/react'
import { NotFound } from './NotFound'

const words = {
  figure: '7',
  heading: 'No such pier',
  text: 'It was washed away.',
  linkLabel: 'Row back',
  drawing: { you: 'A dinghy', depth: '*deep*', bearing: 'Thataway', place: 'Harbour' },
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
  render(<NotFound {...words} />)
})

it('says what is wrong under one heading and leads home', () => {
  expect(screen.getByText('7')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'No such pier' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Row back' })).toHaveAttribute('href', '/')
})

it('keeps the lettering of the drawing from those who do not see the drawing', () => {
  expect(screen.getByText('A dinghy').closest('[aria-hidden="true"]')).toContainElement(
    screen.getByText('Thataway'),
  )
})
