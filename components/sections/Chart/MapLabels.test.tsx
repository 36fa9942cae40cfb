import { render, screen } from '@testing-library/react'
import { aPlaceAt, aSheet } from '@/lib/testing/builders'
import { MapLabels } from './MapLabels'

it('sets place names as text at the positions of the places', () => {
  const lines = [{ text: 'Old Pier', x: 1, y: 0 }] as const
  render(
    <MapLabels map={aSheet({ labels: [{ place: 'pier', at: aPlaceAt(250, 500), lines }] })} name="wide" />,
  )
  const place = screen.getByText('Old Pier').parentElement
  expect(place).toHaveAttribute('x', '25%')
  expect(place).toHaveAttribute('y', '50%')
})
