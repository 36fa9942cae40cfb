import { render, screen } from '@testing-library/react'
import { NotFound } from './NotFound'

const words = {
  figure: '7',
  heading: 'No such pier',
  text: 'It was washed away.',
  linkLabel: 'Row back',
  drawing: { you: 'A dinghy', depth: '*deep*', bearing: 'Thataway', place: 'Harbour' },
}

it('hides the labels of the drawing from assistive technology', () => {
  render(<NotFound {...words} />)
  expect(screen.getByText('A dinghy').closest('[aria-hidden="true"]')).toContainElement(
    screen.getByText('Thataway'),
  )
})
