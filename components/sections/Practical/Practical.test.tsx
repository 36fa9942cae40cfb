import { render, screen } from '@testing-library/react'
import { aSheet } from '@/lib/testing/builders'
import { someGettingHere, someLocation } from '@/lib/testing/words'
import { Practical } from './Practical'

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

const renderWith = (gettingHere = someGettingHere()) =>
  render(
    <Practical
      lists={[
        { id: 'worth-knowing', heading: 'Worth knowing', rows: [{ term: 'The *lake*', value: 'Cold' }] },
      ]}
      gettingHere={gettingHere}
      location={someLocation()}
      chart={{ ...aSheet(), description: 'A pier', note: 'Drawn.' }}
    />,
  )

// The export tests what the page shows while there are none.
it('shows the owner’s answers before the way', () => {
  renderWith()
  expect(texts('heading')).toEqual(['Worth knowing', 'heading'])
  expect(texts('definition').slice(0, 2)).toEqual(['Cold', 'drivingTimes.value'])
})

it('speaks of a border only where guests cross one', () => {
  renderWith()
  expect(screen.queryByRole('group')).toBeNull()
  renderWith({ ...someGettingHere(), border: { summary: 'Passport', text: 'Bring it.' } })
  expect(screen.getByRole('group')).toHaveTextContent('Bring it.')
})
