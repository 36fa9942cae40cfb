import { act, fireEvent, render, screen } from '@testing-library/react'
import { booking } from '@/content/booking'
import type { Reading } from '@/lib/availability'
import { detailFields } from '@/lib/booking/stay'
import { fill } from '@/lib/format'
import { house, loft } from '@/lib/testing/booking'
import { BookingForm } from './BookingForm'

const reading = (readAt: string): Reading => ({ readAt, taken: [['2031-05-08', '2031-05-11']] })

const plan = '#checkIn=2031-05-09&checkOut=2031-05-12&guests=5'

/** The form as a guest finds it who follows a plan for 9 to 12 May. */
async function renderForm(known?: Reading, hash = plan, today = '2031-05-01') {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), advanceTimers: true })
  history.replaceState(null, '', `/book?property=house${hash}`)
  const offers = [{ ...house, reading: known }, loft]
  render(<BookingForm offers={offers} siteUrl="" position={{ latitude: 55, longitude: -7 }} />)
  await screen.findByRole('grid')
}

afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

const taken = `, ${booking.calendar.taken}`
const hint = fill(booking.hints.taken.title, { nights: '9 May and 10 May' })

it('strikes the nights that are taken, but not the day of departure, says when they were read, and says it to a guest who chooses one', async () => {
  await renderForm(reading('2031-05-01T09:00:00Z'))
  for (const name of [`Thursday 8 May 2031${taken}`, `Saturday 10 May 2031${taken}`, 'Sunday 11 May 2031'])
    expect(screen.getByRole('button', { name })).toBeEnabled()
  expect(screen.getByText(fill(booking.calendar.key, { time: '1 May 2031, 10:00 AM' }))).toBeVisible()
  expect(screen.getByLabelText(booking.stay.checkIn)).toHaveAccessibleDescription(
    `${hint} ${booking.hints.taken.text}`,
  )
  expect(screen.getAllByText(hint).map(({ tagName }) => tagName)).toEqual(['STRONG', 'P'])
})

it.each([
  ['is none', undefined],
  ['is older than three days', reading('2031-04-27T23:00:00Z')],
])('shows no night as taken where there %s', async (_, known) => {
  await renderForm(known)
  expect(screen.getByRole('button', { name: 'Thursday 8 May 2031' })).toBeVisible()
  expect(screen.getByText(booking.calendar.unread)).toBeVisible()
  expect(screen.queryByText(hint)).toBeNull()
})

it('announces the first change after arriving with a plan, and in one element alone', async () => {
  await renderForm(reading('2031-05-01T09:00:00Z'))
  const spoken = () =>
    Array.from(document.querySelectorAll('form [aria-live="polite"]')).map(({ textContent }) => textContent)
  expect(spoken().join('')).not.toContain('€')
  act(() => screen.getByLabelText(booking.property.label).focus())
  const before = spoken()
  fireEvent.change(screen.getByLabelText(booking.property.label), { target: { value: 'loft' } })
  const changed = spoken().filter((text) => !before.includes(text))
  expect(changed).toEqual([expect.stringMatching(`€120.*${loft.shortName}`)])
})

it.each([
  ['2031-05-24', 'May 2031'],
  ['2031-05-25', 'June 2031'],
])('opens on %s with %s, because few stays begin in the last seven days of a month', async (today, month) => {
  await renderForm(undefined, '', today)
  expect(screen.getByRole('grid', { name: month })).toBeVisible()
})

it('names the groups of its fields, and limits each detail to what an email has room for', async () => {
  await renderForm()
  for (const { legend } of [booking.stay, booking.guest])
    expect(screen.getByRole('group', { name: legend })).toBeVisible()
  for (const name of detailFields)
    expect(screen.getByLabelText(booking.guest.fields[name].label)).toHaveAttribute('maxlength')
})
