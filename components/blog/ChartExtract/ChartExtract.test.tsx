import { render } from '@testing-library/react'
import { anExtractSource } from '@/lib/testing/builders'
import { ChartExtract } from './ChartExtract'

const places = [
  { name: 'The inn', note: 'Not on the map.', query: 'Inn' },
  { name: 'The slip', note: 'Where you push off.', query: 'Slip', chart: 'slip' },
  { name: 'The pier', note: 'Where you land.', query: 'Pier', chart: 'pier' },
]
const words = { label: 'Part of the map', numbers: 'As in the text.', key: 'Blue: us.' }

it('shows the file of the chart, fetched only when it comes near', () => {
  const { container } = render(<ChartExtract places={places} source={anExtractSource()} words={words} />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('src')).toMatch(/^\/charts\/a\.svg#/)
  expect(image).toHaveAttribute('loading', 'lazy')
})
