import { render, screen } from '@testing-library/react'
import type { YearOfLight as YearOfLightData } from '@/lib/schema/chart'
import { YearOfLight } from './YearOfLight'

const aYear = (over: Partial<YearOfLightData> = {}): YearOfLightData => ({
  heading: 'Long evenings',
  text: 'Bring a torch.',
  sunsets: [],
  description: 'Daylight month by month',
  summary: 'Daylight',
  plot: { src: '/charts/year.svg', width: 365, height: 1440 },
  words: { hours: ['6 PM'], months: ['Jan', 'Feb'], day: 'Light', night: 'Dark', today: 'Now' },
  ...over,
})

it.each([
  ['2026-06-21', '10:12 PM'],
  ['2026-12-21', '4:00 PM'],
])('lists the sunset of %s, computed with the solar formula', (date, time) => {
  render(<YearOfLight {...aYear({ sunsets: [{ date, term: 'That evening' }] })} />)
  expect(screen.getByRole('term')).toHaveTextContent('That evening')
  expect(screen.getByRole('definition')).toHaveTextContent(time)
})

it('hides the line of today in the static HTML', () => {
  render(<YearOfLight {...aYear()} />)
  expect(screen.getByText('Now')).not.toBeVisible()
})
