import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { someFormWords } from '@/lib/testing/words'
import { Months } from './Months'

const words = someFormWords().when.calendar
const day = (name: string) => screen.getByRole('button', { name })

function renderMonths(over: Partial<ComponentProps<typeof Months>> = {}) {
  const onChoose = jest.fn()
  render(<Months checkIn="" checkOut="" today="2031-05-08" words={words} onChoose={onChoose} {...over} />)
  return onChoose
}

// jsdom has no layout.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

it('says in the name of a day what is known of it', () => {
  renderMonths({
    checkIn: '2031-05-09',
    checkOut: '2031-05-12',
    taken: [
      ['2031-05-01', '2031-05-03'],
      ['2031-05-09', '2031-05-10'],
    ],
  })
  for (const name of [
    'Thursday 1 May 2031',
    'Thursday 8 May 2031, when.calendar.day.today',
    'Friday 9 May 2031, when.calendar.day.taken, when.calendar.day.first',
    'Saturday 10 May 2031',
    'Monday 12 May 2031, when.calendar.day.last',
  ])
    expect(day(name)).toBeEnabled()
})

it('lets a guest choose every day, also one that is past and taken', async () => {
  const onChoose = renderMonths({ taken: [['2031-05-01', '2031-05-03']] })
  await userEvent.click(day('Friday 2 May 2031'))
  expect(onChoose).toHaveBeenCalledWith({ checkIn: '2031-05-02', checkOut: '' })
})

it('stays where it is when the dates are emptied', () => {
  const months = (dates: { checkIn: string; checkOut: string }) => (
    <Months {...dates} today="2031-05-08" words={words} onChoose={jest.fn()} />
  )
  const { rerender } = render(months({ checkIn: '2032-02-03', checkOut: '2032-02-05' }))
  rerender(months({ checkIn: '', checkOut: '' }))
  expect(screen.getByRole('grid', { name: 'February 2032' })).toBeVisible()
})

it('announces all months in view in one line', async () => {
  renderMonths()
  await userEvent.click(screen.getByRole('button', { name: words.months.next }))
  const live = document.querySelectorAll('[aria-live], [role="status"]')
  expect(Array.from(live, ({ textContent }) => textContent)).toEqual(['June 2031'])
  expect(screen.getByText('June').closest('[aria-hidden="true"]')).toBeInTheDocument()
})

it.each([
  ['this year', '2031-12-30', '2032-01-02', 'December 2031'],
  ['five years ahead', '2036-12-30', '2037-01-02', 'December 2036'],
  ['a year that is six years ahead', '2037-01-01', '2037-01-03', 'May 2031'],
  ['the last year', '9999-12-30', '9999-12-31', 'May 2031'],
  ['last year', '2030-12-30', '2031-05-02', 'May 2031'],
  ['a year of which two digits are typed', '0027-06-05', '0027-06-09', 'May 2031'],
  ['400 nights', '2031-06-09', '2032-07-12', 'June 2031'],
  ['reversed dates', '2031-06-12', '2031-06-09', 'June 2031'],
])('shows a stay in %s, unless its year is far from now', (_, checkIn, checkOut, month) => {
  const dates = { checkIn: '', checkOut: '', words, today: '2031-05-08', onChoose: jest.fn() }
  const { rerender } = render(<Months {...dates} />)
  rerender(<Months {...dates} checkIn={checkIn} checkOut={checkOut} />)
  expect(screen.getByRole('grid', { name: month })).toBeVisible()
})

it('prints a year of four digits, also before the year 1000', () => {
  renderMonths({ today: '0027-05-08' })
  expect(screen.getByRole('grid', { name: 'May 0027' })).toBeVisible()
  expect(screen.getByText('0027')).toBeVisible()
})
