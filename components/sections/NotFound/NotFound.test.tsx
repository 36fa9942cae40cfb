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

it('has one heading that names the error, and a link home', () => {
  expect(screen.getByText('7')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'No such pier' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Row back' })).toHaveAttribute('href', '/')
})

it('hides the labels of the drawing from assistive technology', () => {
  expect(screen.getByText('A dinghy').closest('[aria-hidden="true"]')).toContainElement(
    screen.getByText('Thataway'),
  )
})
