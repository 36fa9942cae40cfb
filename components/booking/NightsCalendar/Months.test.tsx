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

it('lets a guest choose every day, also one that is past and taken', async () => {
  const onChoose = renderMonths({ taken: [['2031-05-01', '2031-05-03']] })
  await userEvent.click(day('Friday 2 May 2031'))
  expect(onChoose).toHaveBeenCalledWith({ checkIn: '2031-05-02', checkOut: '' })
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
