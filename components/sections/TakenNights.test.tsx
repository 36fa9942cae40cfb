import { render, screen } from '@testing-library/react'
import { takenNights } from '@/content/taken-nights'
import { fill } from '@/lib/format'
import { TakenNights } from './TakenNights'

it('names the taken nights of the twelve months from the reading, with the year where it is another', () => {
  const taken = [
    ['2026-11-20', '2026-11-23'],
    ['2026-12-29', '2027-01-04'],
    ['2027-01-08', '2027-01-10'],
    ['2027-11-01', '2027-11-05'],
  ] as const
  const reading = { readAt: '2026-11-22T09:00:00Z', taken }
  render(<TakenNights reading={reading} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    fill(takenNights.one, { month: 'November', nights: '22' }),
    fill(takenNights.several, { month: 'December', nights: '29 to 31' }),
    fill(takenNights.several, { month: 'January 2027', nights: '1 to 3, 8 and 9' }),
  ])
  expect(screen.getByText(fill(takenNights.read, { time: '22 November 2026, 9:00 AM' }))).toBeVisible()
})
