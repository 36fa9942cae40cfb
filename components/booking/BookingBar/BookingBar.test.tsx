import { act, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { stayOf } from '@/lib/booking/stay'
import { aFullDraft, someFormWords, someOffers } from '@/lib/testing/booking'
import { BookingBar } from './BookingBar'

const requestButton = createRef<HTMLButtonElement>()
let report: (entries: { isIntersecting: boolean }[]) => void

beforeEach(() => {
  window.IntersectionObserver = jest.fn((callback) => {
    report = callback
    return { observe: jest.fn(), disconnect: jest.fn() }
  }) as unknown as typeof IntersectionObserver
})

const bar = (focused?: string) => (
  <form>
    <button ref={requestButton}>The plan’s</button>
    <BookingBar
      stay={stayOf(aFullDraft(), someOffers())}
      focused={focused}
      requestButton={requestButton}
      words={someFormWords()}
    />
  </form>
)
const group = () => screen.queryByRole('group', { name: 'Sum and button' })

it('shows the total, nights, guests and a submit button', () => {
  render(bar())
  expect(group()).toHaveTextContent('€3003 nights, 5 guests')
  expect(screen.getByRole('button', { name: 'Ask for it' })).toHaveAttribute('type', 'submit')
})

it.each(['name', 'email', 'phone', 'requests'])(
  'is hidden while %s has the focus, because the keyboard needs the room',
  (focused) => {
    render(bar(focused))
    expect(group()).not.toBeInTheDocument()
  },
)

it.each(['checkIn', 'checkOut', 'guests', 'property'])('stays visible while %s has the focus', (focused) => {
  render(bar(focused))
  expect(group()).toBeInTheDocument()
})

it('is hidden while the plan’s own button is in view', () => {
  render(bar())
  act(() => report([{ isIntersecting: true }]))
  expect(group()).not.toBeInTheDocument()
  act(() => report([{ isIntersecting: false }]))
  expect(group()).toBeInTheDocument()
})
