import { render, screen } from '@testing-library/react'
import { aSheet } from '@/lib/testing/builders'
import { Practical } from './Practical'

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

// The export tests what the page shows while there are none.
it('shows the owner’s answers before the way', () => {
  render(
    <Practical
      heading="Worth knowing"
      rows={[{ term: 'The *lake*', value: 'Cold' }]}
      gettingHere={{
        heading: 'The way',
        byCar: 'On wheels',
        fromDoor: 'On foot',
        drivingTimes: [{ term: 'Pier', value: '1 h' }],
        paragraphs: ['Keep left.'],
        border: { summary: 'The toll', text: 'Bring coins.' },
      }}
      location={{ travelTimes: [], maps: { label: 'The map', href: 'https://maps.example' } }}
      chart={{ ...aSheet(), description: 'A pier', note: 'Drawn.' }}
    />,
  )
  expect(texts('heading')).toEqual(['Worth knowing', 'The way'])
  expect(texts('term')).toEqual(['The lake', 'Pier'])
  expect(texts('definition')).toEqual(['Cold', '1 h'])
})
