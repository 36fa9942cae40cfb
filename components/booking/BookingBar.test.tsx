import { render, screen } from '@testing-library/react'
import { stayOf } from '@/lib/booking/stay'
import { aFullDraft, someOffers } from '@/lib/testing/booking'
import { someFormWords } from '@/lib/testing/words'
import { BookingBar } from './BookingBar'

it('shows the total, nights, guests and a submit button', () => {
  const stay = stayOf(aFullDraft(), someOffers())
  render(<BookingBar stay={stay} hidden={false} words={someFormWords()} />)
  expect(screen.getByRole('group', { name: 'bar' })).toHaveTextContent('€3003 nights, 5 guests')
  expect(screen.getByRole('button', { name: 'plan.submit' })).toHaveAttribute('type', 'submit')
})
