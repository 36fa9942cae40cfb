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

it('holds the total, what it is for, and a button that submits', () => {
  render(bar())
  expect(group()).toHaveTextContent('€3003 nights, 5 guests')
  expect(screen.getByRole('button', { name: 'Ask for it' })).toHaveAttribute('type', 'submit')
})

it.each(['name', 'email', 'phone', 'requests'])(
  'makes room for the keyboard while %s is being typed',
  (focused) => {
    render(bar(focused))
    expect(group()).not.toBeInTheDocument()
  },
)

it.each(['checkIn', 'checkOut', 'guests', 'property'])(
  'stays in sight while %s is being chosen',
  (focused) => {
    render(bar(focused))
    expect(group()).toBeInTheDocument()
  },
)

it('gives way to the plan’s own button', () => {
  render(bar())
  act(() => report([{ isIntersecting: true }]))
  expect(group()).not.toBeInTheDocument()
  act(() => report([{ isIntersecting: false }]))
  expect(group()).toBeInTheDocument()
})
