import { render, screen } from '@testing-library/react'
import { someOffers } from '@/lib/testing/booking'
import { someFormWords } from '@/lib/testing/words'
import { CalendarPanel } from './CalendarPanel'

const words = someFormWords().when.calendar
const { house } = someOffers()
const hint = { one: '', several: '', counts: [], others: '', text: '' }
const taken = { readAt: '2031-05-08T09:00:00Z', taken: [['2031-05-20', '2031-05-21'] as const], words: hint }

it.each([
  ['shows taken nights until the reading is three days old', '2031-05-11T09:00:00Z', 'calendar.taken', 1],
  ['shows none of an older reading', '2031-05-11T09:00:01Z', 'calendar.unread', 0],
])('%s', (_, now, key, count) => {
  const offers = someOffers({ house: { ...house, taken } })
  const props = { checkIn: '', checkOut: '', property: 'house', offers, words } as const
  render(<CalendarPanel {...props} now={new Date(now)} />)
  expect(screen.getByText((text) => text.startsWith(words.key))).toHaveTextContent(key)
  expect(screen.queryAllByRole('button', { name: /day\.taken/ })).toHaveLength(count)
})
