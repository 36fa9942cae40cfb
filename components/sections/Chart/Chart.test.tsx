import { render, screen, within } from '@testing-library/react'
import type { Chart as ChartData } from '@/lib/schema/chart'
import { aPlaceAt, aSheet } from '@/lib/testing/builders'
import { Chart } from './Chart'

const aChart = (over: Partial<ChartData> = {}): ChartData => ({
  description: 'Chart of an island',
  wide: aSheet({ src: '/charts/wide.svg' }),
  narrow: aSheet({ src: '/charts/narrow.svg' }),
  inset: { src: '/charts/inset.svg', width: 10, height: 10, label: 'Far out' },
  notes: { sources: 'Drawn from memory.', key: 'Blue, us.' },
  ...over,
})

const location = {
  heading: 'Where the *river* ends',
  text: 'Turn left at the pier.',
  travelTimes: [{ term: 'Pier', value: '9 min' }],
  maps: { label: 'Show on a map', href: 'https://maps.example/pier' },
}

const show = (chart: ChartData = aChart()) => render(<Chart location={location} chart={chart} />)

it('gives the location and the travel times as text', () => {
  show()
  const region = within(screen.getByRole('region', { name: 'Where the river ends' }))
  expect(region.getByText('Turn left at the pier.')).toBeInTheDocument()
  expect(region.getByRole('term')).toHaveTextContent('Pier')
  expect(region.getByRole('definition')).toHaveTextContent('9 min')
  expect(region.getByRole('link', { name: /^Show on a map/ })).toHaveAttribute('href', location.maps.href)
})

it('is one image with a description for assistive technology', () => {
  show()
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Chart of an island' })])
})

it('names the source of its coastline', () => {
  show()
  expect(screen.getByText('Drawn from memory.')).toBeInTheDocument()
})

it('sets place names as text at the positions of the places', () => {
  const lines = [{ text: 'Old Pier', x: 1, y: 0 }] as const
  show(aChart({ wide: aSheet({ labels: [{ place: 'pier', at: aPlaceAt(250, 500), lines }] }) }))
  const place = screen.getByText('Old Pier').parentElement
  expect(place).toHaveAttribute('x', '25%')
  expect(place).toHaveAttribute('y', '50%')
})

it('loads its drawings lazily', () => {
  const { container } = show()
  const images = [...container.querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
})
