import { render, screen } from '@testing-library/react'
import { someTakenNightsWords } from '@/lib/testing/words'
import { TakenNights } from './TakenNights'

const textOf = ({ textContent }: HTMLElement) => textContent

// What the months are called, and which nights are in each, is tested in lib/availability/months.test.ts.
it('says for each of six months which nights are taken, and when the calendars were read', () => {
  const words = someTakenNightsWords()
  render(<TakenNights readAt="2026-11-22T09:00:00Z" taken={[['2026-12-27', '2027-01-03']]} words={words} />)
  expect(screen.getAllByRole('term').map(textOf).slice(1, 3)).toEqual(['December', 'January 2027'])
  expect(screen.getAllByRole('definition').map(textOf)).toEqual([
    'none',
    'taken 27 to 31',
    'taken 1 and 2',
    ...['none', 'none', 'none'],
  ])
  expect(screen.getByText(/read/)).toHaveTextContent('read Sunday 22 November, 9:00 AM')
  expect(screen.getByText('today')).not.toBeVisible()
})
