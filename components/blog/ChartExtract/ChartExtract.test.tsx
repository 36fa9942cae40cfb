import { render, screen } from '@testing-library/react'
import { anExtractSource } from '@/lib/testing/builders'
import { ChartExtract } from './ChartExtract'

const places = [
  { name: 'The inn', note: 'Not on the map.', query: 'Inn' },
  { name: 'The slip', note: 'Where you push off.', query: 'Slip', chart: 'slip' },
  { name: 'The pier', note: 'Where you land.', query: 'Pier', chart: 'pier' },
]
const words = { label: 'Part of the map', numbers: 'As in the text.', key: 'Blue: us.' }

it('is one picture whose name lists the numbered places', () => {
  render(<ChartExtract places={places} source={anExtractSource()} words={words} />)
  const pictures = screen.getAllByRole('img')
  expect(pictures).toEqual([screen.getByRole('img', { name: 'Part of the map: 1 The slip, 2 The pier.' })])
  expect(screen.getByText('As in the text.')).toBeVisible()
  expect(screen.getByText('Blue: us.')).toBeVisible()
})

it('shows the file of the chart, fetched only when it comes near', () => {
  const { container } = render(<ChartExtract places={places} source={anExtractSource()} words={words} />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('src')).toMatch(/^\/charts\/a\.svg#/)
  expect(image).toHaveAttribute('loading', 'lazy')
})
