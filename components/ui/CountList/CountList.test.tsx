import { render, screen } from '@testing-library/react'
import { home } from '@/content/home'
import { CountList } from './CountList'

it.each([
  ['a figure without a source as a sample', '', `4.7 stars (${home.sampleFigure})`],
  ['a figure with its source', 'Lake Reviews, May 2031', '4.7 stars (Lake Reviews, May 2031)'],
  ['a figure that needs no source by itself', undefined, '4.7 stars'],
])('shows %s', (_, source, shown) => {
  render(<CountList facts={[{ figure: '4.7', noun: 'stars', source }]} />)
  expect(screen.getByRole('listitem').textContent).toBe(shown)
})
