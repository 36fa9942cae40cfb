import { render, screen } from '@testing-library/react'
import { Host } from './Host'

const words = {
  name: 'Nora',
  heading: 'From us',
  sentences: [
    { question: 'Where do you swim?', answer: 'At the pier.' },
    { question: 'Who sells fish?', answer: ' ' },
  ],
}

it('shows the answers that are written, signed, and none of the questions', () => {
  render(<Host words={words} />)
  expect(screen.getByRole('heading', { name: 'From us' })).toBeVisible()
  const shown = screen.getAllByRole('paragraph').map(({ textContent }) => textContent)
  expect(shown).toEqual(['At the pier.', 'Nora'])
})

it.each([
  ['name', { name: '' }],
  ['answer', { sentences: [] }],
])('shows nothing while there is no %s', (_, over) => {
  const { container } = render(<Host words={{ ...words, ...over }} />)
  expect(container).toBeEmptyDOMElement()
})
