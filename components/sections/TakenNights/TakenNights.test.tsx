import { render, screen } from '@testing-library/react'
import { TakenNights } from './TakenNights'

const words = {
  heading: 'Gone',
  taken: '{nights} gone',
  none: 'All there',
  key: 'Hatched: gone.',
  today: 'Ringed: now.',
  read: 'Read on {time}.',
  hint: { one: '{nights}', several: '{count} {nights}', counts: ['2'], text: '', others: '' },
}
const textOf = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ')

// What the months are called, and which nights are in each, is tested in lib/availability/months.test.ts.
it('says for each of six months which nights are taken, and when the calendars were read', () => {
  render(<TakenNights readAt="2026-11-22T09:00:00Z" taken={[['2026-12-27', '2027-01-03']]} words={words} />)
  expect(screen.getAllByRole('term').map(textOf).slice(0, 3)).toEqual([
    'November 2026',
    'December',
    'January 2027',
  ])
  expect(screen.getAllByRole('definition').map(textOf)).toEqual([
    'All there',
    '27 to 31 gone',
    '1 and 2 gone',
    ...['All there', 'All there', 'All there'],
  ])
  expect(screen.getByText(/Read on/)).toHaveTextContent('Read on Sunday 22 November, 9:00 AM.')
  expect(screen.getByText('Ringed: now.')).not.toBeVisible()
})
