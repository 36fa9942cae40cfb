import { render, screen } from '@testing-library/react'
import { aSheet } from '@/lib/testing/builders'
import { Practical } from './Practical'

const show = (rows: { term: string; value: string }[]) =>
  render(
    <Practical
      heading="Worth knowing"
      rows={rows}
      gettingHere={{
        heading: 'The way',
        byCar: 'On wheels',
        fromDoor: 'On foot',
        drivingTimes: [{ term: 'Pier', value: '1 h' }],
        paragraphs: ['Keep left.'],
      }}
      location={{ travelTimes: [], maps: { label: 'The map', href: 'https://maps.example' } }}
      chart={{ ...aSheet(), description: 'A pier', note: 'Drawn.' }}
    />,
  )
const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)

it('shows nothing of the owner’s answers while there are none', () => {
  show([])
  expect(texts('heading')).toEqual(['The way'])
  expect(texts('term')).toEqual(['Pier'])
})

it('shows the owner’s answers before the way', () => {
  show([{ term: 'The *lake*', value: 'Cold' }])
  expect(texts('heading')).toEqual(['Worth knowing', 'The way'])
  expect(texts('term')).toEqual(['The lake', 'Pier'])
  expect(texts('definition')).toEqual(['Cold', '1 h'])
  expect(screen.getByText('lake').tagName).toBe('I')
})
