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

const announced = () =>
  Array.from(document.querySelectorAll('[aria-live], [role="status"]'), ({ textContent }) => textContent)

it('announces all months in view in one line', async () => {
  renderMonths()
  await userEvent.click(screen.getByRole('button', { name: words.months.next }))
  expect(announced()).toEqual(['June 2031'])
  expect(screen.getByText('June').closest('[aria-hidden="true"]')).toBeInTheDocument()
})

it('lists the months up to five years ahead by name, and does not announce what a screen reader says of the list', async () => {
  renderMonths()
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: words.months.choose })
  const names = Array.from(list.options, ({ text }) => text)
  expect([names[0], names.at(-1)]).toEqual(['May 2031', 'December 2036'])
  await userEvent.selectOptions(list, 'December 2036')
  expect(screen.getByRole('grid', { name: 'December 2036' })).toBeVisible()
  expect(announced()).toEqual([' '])
  await userEvent.click(screen.getByRole('button', { name: words.months.next }))
  expect(announced()).toEqual(['January 2037'])
  expect(list).toHaveDisplayValue('January 2037')
})

it('lists a month before today’s while it is in view', async () => {
  renderMonths()
  await userEvent.click(screen.getByRole('button', { name: words.months.previous }))
  expect(screen.getByRole('combobox')).toHaveDisplayValue('April 2031')
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
