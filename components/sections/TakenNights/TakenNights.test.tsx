import { render, screen, within } from '@testing-library/react'
import type { NightRange } from '@/lib/availability/nights'
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

const show = (taken: NightRange[]) =>
  render(<TakenNights readAt="2026-11-22T09:00:00Z" taken={taken} words={words} />)
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

it('says for each of six months which nights are taken', () => {
  show([
    ['2026-11-27', '2026-11-30'],
    ['2026-12-27', '2027-01-03'],
  ])
  const section = within(screen.getByRole('region', { name: 'Gone' }))
  expect(section.getAllByRole('term').map(textOf)).toEqual([
    'November 2026',
    'December',
    'January 2027',
    'February',
    'March',
    'April',
  ])
  expect(section.getAllByRole('definition').map(textOf)).toEqual([
    '27 to 29 gone',
    '27 to 31 gone',
    '1 and 2 gone',
    'All there',
    'All there',
    'All there',
  ])
})

it('says when the calendars were read, and speaks of today only when a script has ringed it', () => {
  show([])
  expect(screen.getByText(/Read on/)).toHaveTextContent('Read on Sunday 22 November, 9:00 AM.')
  expect(screen.getByText('Ringed: now.')).not.toBeVisible()
})
