import { render, screen } from '@testing-library/react'
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

it('sets place names as text at the positions of the places', () => {
  const lines = [{ text: 'Old Pier', x: 1, y: 0 }] as const
  show(aChart({ wide: aSheet({ labels: [{ place: 'pier', at: aPlaceAt(250, 500), lines }] }) }))
  const place = screen.getByText('Old Pier').parentElement
  expect(place).toHaveAttribute('x', '25%')
  expect(place).toHaveAttribute('y', '50%')
})
