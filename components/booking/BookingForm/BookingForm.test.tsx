import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { someOffers } from '@/lib/testing/booking'
import { someFormWords } from '@/lib/testing/form-words'
import { BookingForm } from './BookingForm'

// It needs a browser (e2e/booking/calendar.spec.ts).
jest.mock('../NightsCalendar/CalendarDisclosure', () => ({ CalendarDisclosure: () => null }))

const words = someFormWords()
const form = (
  <BookingForm offers={someOffers()} words={words} siteUrl="https://lake.example" year={null}>
    <h1>When?</h1>
  </BookingForm>
)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const submit = () => screen.getAllByRole('button', { name: 'Ask for it' })[0]!
const plan = () => screen.getByRole('region', { name: 'The plan' })
const withSpaces = ({ textContent }: Element) => textContent!.replaceAll('\u00a0', ' ')
/** What the hints, the price and the plan announce. */
const announced = () => Array.from(document.querySelectorAll('[aria-live]'), withSpaces).slice(0, 3)
const priceRow = () => document.getElementById('price')!
const hints = () => Array.from(document.querySelectorAll('#hints [id^=hint]'), withSpaces)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

function chooseDates(checkIn = '2131-05-09', checkOut = '2131-05-12') {
  type('Arrival', checkIn)
  type('Departure', checkOut)
}

function fillIn() {
  fireEvent.click(radio(/boathouse/))
  chooseDates()
  type('Your name', 'Róisín Test')
  type('Your email', 'roisin@guest.example')
  type('Your telephone', '+000 22 333')
}

it('requires property, dates, name, email and phone, and leaves special requests optional', () => {
  render(form)
  for (const label of ['Arrival', 'Departure', 'Your name', 'Your email', 'Your telephone'])
    expect(field(label)).toBeRequired()
  expect(radio(/boathouse/)).toBeRequired()
  expect(field('Wishes (if any)')).not.toBeRequired()
  expect(field('Your email').type).toBe('email')
  expect(field('Your telephone').type).toBe('tel')
  expect(screen.getByRole('group', { name: 'Which one' })).toContainElement(radio(/loft/))
})

it('offers 1 to 8 guests and starts with 2, whatever the capacity of the property', () => {
  render(form)
  const guests = screen.getByRole('combobox', { name: 'Heads' })
  expect(
    within(guests)
      .getAllByRole('option')
      .map(({ textContent }) => parseInt(textContent ?? '')),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(guests).toHaveValue('2')
})

it('limits no date and has no validation message of its own', () => {
  render(form)
  fillIn()
  chooseDates('0026-01-01', '9999-12-31')
  for (const label of ['Arrival', 'Departure']) {
    for (const attribute of ['min', 'max', 'pattern']) expect(field(label)).not.toHaveAttribute(attribute)
    expect(field(label).validationMessage).toBe('')
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('disables the button until property and both dates are chosen, and says what is still needed', () => {
  render(form)
  expect(submit()).toBeDisabled()
  expect(plan()).toHaveTextContent('Waiting for which one, an arrival and a departure.')
  fireEvent.click(radio(/loft/))
  type('Arrival', '2131-05-09')
  expect(submit()).toBeDisabled()
  expect(plan()).toHaveTextContent('Waiting for a departure.')
  type('Departure', '2131-05-12')
  expect(submit()).toBeEnabled()
  expect(plan()).not.toHaveTextContent('Waiting')
})

it('shows the price as far as it is known, and announces the total in its place', () => {
  render(form)
  expect(priceRow()).toHaveTextContent('At least €40 nightly')
  fireEvent.click(radio(/boathouse/))
  expect(priceRow()).toHaveTextContent('€100 nightly')
  expect(announced()).toEqual(['', '', ''])
  expect(priceRow()).not.toHaveAttribute('aria-hidden')
  chooseDates()
  expect(withSpaces(priceRow())).toBe('3 nights at €100 €300')
  expect(announced()).toEqual(['', '3 nights for €300', ''])
  expect(priceRow()).toHaveAttribute('aria-hidden', 'true')
})

it('shows the apartment’s price while no property is chosen, with a hint that says so', () => {
  render(form)
  chooseDates()
  expect(announced()).toEqual(['At the lower rate. Choose one.', '3 nights for €120', ''])
  expect(hints()).toEqual(['At the lower rate. Choose one.'])
})

it('shows no total and no hint while a year is being typed', () => {
  render(form)
  fireEvent.click(radio(/boathouse/))
  type('Arrival', '2131-05-09')
  act(() => field('Departure').focus())
  type('Departure', '0002-05-12')
  expect(withSpaces(priceRow())).toBe('€100 nightly')
  expect(announced()).toEqual(['', '', ''])
  expect(submit()).toBeEnabled()
  act(() => field('Departure').blur())
  expect(announced()[0]).toMatch(/Turned round.*long gone.*A long time/)
})

it('announces all hints as one text, describes a field by the one that is about it, and blocks nothing', () => {
  render(form)
  fireEvent.click(radio(/loft/))
  chooseDates('2131-05-12', '2131-05-09')
  fireEvent.input(field('Heads'), { target: { value: '5' } })
  type('Heads', '5')
  expect(announced()[0]).toBe(
    'Turned round. 3 nights between. The loft holds 3. 5 guests fit the boathouse, which holds 6.',
  )
  expect(field('Heads')).toHaveAccessibleDescription(/^The loft holds 3\./)
  // Chromium would say it at each part of the date.
  expect(field('Departure')).not.toHaveAccessibleDescription()
  expect(submit()).toBeEnabled()
})

it('says nothing of an untouched form while its fields are passed, and what is missing when it is left', () => {
  render(
    <>
      {form}
      <input aria-label="Elsewhere" />
    </>,
  )
  act(() => radio(/loft/).focus())
  act(() => field('Wishes (if any)').focus())
  act(() => field('Wishes (if any)').blur())
  expect(announced()[2]).toBe('')
  act(() => field('Wishes (if any)').focus())
  act(() => field('Elsewhere').focus())
  expect(announced()[2]).toBe('Waiting for which one, an arrival and a departure.')
})

it('announces what the calendar of the form has changed, and describes by hints what came by itself', () => {
  render(form)
  field('Arrival').value = '2131-05-12'
  field('Departure').value = '2131-05-09'
  fireEvent.input(document.forms[0]!)
  expect(announced()).toEqual(['', '', ''])
  expect(field('Departure')).toHaveAccessibleDescription(/^Turned round\. 3.nights between\.$/)
  expect(field('Arrival')).not.toHaveAccessibleDescription()
  // A day of the calendar has the focus while the site writes the dates.
  act(() => field('Wishes (if any)').focus())
  fireEvent.input(document.forms[0]!)
  expect(announced()[1]).toBe('3 nights for €120')
})

it('announces what is missing when a field is left, and names a date of which a part is typed', () => {
  render(form)
  fireEvent.click(radio(/loft/))
  Object.defineProperty(field('Arrival'), 'validity', { value: { badInput: true }, configurable: true })
  act(() => field('Arrival').focus())
  expect(announced()[2]).toBe('')
  act(() => field('Departure').focus())
  expect(announced()[2]).toBe('Waiting for more of the arrival and a departure.')
  chooseDates()
  act(() => field('Your name').focus())
  expect(announced()[2]).toBe('We want your name, mail and telephone.')
  act(() => radio(/boathouse/).focus())
  type('Your name', 'Róisín Test')
  act(() => radio(/loft/).focus())
  expect(announced()[2]).toBe('We want your name, mail and telephone.')
  fillIn()
  act(() => radio(/loft/).blur())
  expect(announced()[2]).toBe('')
})

it('calls neither the form nor a field of the guest invalid until a submission has failed', () => {
  render(form)
  expect(document.forms[0]).toHaveAttribute('role', 'none')
  for (const label of ['Your name', 'Your email', 'Your telephone'])
    expect(field(label)).toHaveAttribute('aria-invalid', 'false')
  fireEvent.invalid(field('Your email'))
  for (const label of ['Your name', 'Your email', 'Your telephone'])
    expect(field(label)).not.toHaveAttribute('aria-invalid')
})

it('swaps reversed dates at the press of a button, moves the focus to the first of them and says so', async () => {
  render(form)
  fireEvent.click(radio(/boathouse/))
  chooseDates('2131-05-12', '2131-05-09')
  await userEvent.click(screen.getByRole('button', { name: 'Turn them round' }))
  expect([field('Arrival').value, field('Departure').value]).toEqual(['2131-05-09', '2131-05-12'])
  expect(announced().slice(0, 2)).toEqual(['In 9 May, out 12 May, 3 nights', '3 nights for €300'])
  expect(field('Arrival')).toHaveFocus()
})

it('clears every field, once the form has been used', async () => {
  render(form)
  const clear = () => screen.queryByRole('button', { name: 'Wipe it' })
  fillIn()
  fireEvent.input(field('Heads'), { target: { value: '8' } })
  await userEvent.click(clear()!)
  expect(Object.fromEntries(new FormData(document.forms.namedItem('booking')!))).toEqual({
    checkIn: '',
    checkOut: '',
    guests: '2',
    name: '',
    email: '',
    phone: '',
    requests: '',
  })
})

describe('the total is shown once on a screen', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void
  const bar = () => screen.queryByRole('group', { name: 'Sum and button' })

  beforeEach(() => {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      report = callback as typeof report
      return { observe: jest.fn(), disconnect: jest.fn() } as never
    })
    render(form)
    fillIn()
  })
  afterEach(() => jest.restoreAllMocks())

  it('in the bar while the plan’s total and button are out of view, else in the plan', () => {
    expect(bar()).toBeInTheDocument()
    expect(priceRow()).toHaveAttribute('data-total-in', 'bar')
    act(() => report([{ isIntersecting: true }]))
    expect(bar()).not.toBeInTheDocument()
    expect(priceRow()).toHaveAttribute('data-total-in', 'plan')
  })

  it.each(['Your name', 'Your email', 'Your telephone', 'Wishes (if any)'])(
    'and not in the bar while %s has the focus, because the keyboard needs the room',
    (label) => {
      act(() => field(label).focus())
      expect(bar()).not.toBeInTheDocument()
      expect(priceRow()).not.toHaveAttribute('data-total-in')
    },
  )

  it.each(['Arrival', 'Departure', 'Heads'])('and in the bar while %s has the focus', (label) => {
    act(() => field(label).focus())
    expect(bar()).toBeInTheDocument()
  })
})

describe('typed text is kept', () => {
  /** Puts the static HTML on the page, as it is before hydration. */
  function showStaticPage() {
    const container = document.createElement('div')
    container.innerHTML = renderToString(form)
    document.body.append(container)
    return container
  }

  function fillInEarly() {
    fireEvent.click(radio(/loft/))
    field('Arrival').value = '2131-05-09'
    field('Your name').value = 'Róisín Test'
    field('Wishes (if any)').value = 'A cot'
    field('Heads').value = '7'
    fireEvent.input(field('Heads'))
  }

  function expectEarlyText() {
    expect(radio(/loft/)).toBeChecked()
    expect(field('Arrival')).toHaveValue('2131-05-09')
    expect(field('Your name')).toHaveValue('Róisín Test')
    expect(field('Wishes (if any)')).toHaveValue('A cot')
    expect(field('Heads')).toHaveValue('7')
    expect(plan()).toHaveTextContent('Waiting for a departure.')
    expect(announced()).toEqual(['', '', ''])
  }

  it('when it was typed before hydration, and not announced', () => {
    const container = showStaticPage()
    fillInEarly()
    render(form, { container, hydrate: true })
    expectEarlyText()
  })

  it('when the browser restores it before `pageshow`, and not announced', () => {
    render(form)
    field('Arrival').value = '2131-05-09'
    field('Departure').value = '2131-05-12'
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(withSpaces(priceRow())).toBe('3 nights at €40 €120')
    expect(announced()).toEqual(['', '', ''])
  })
})

it('says that a date has passed when the page is shown again on a later day', () => {
  jest.useFakeTimers({ now: new Date('2131-05-09T12:00:00Z') })
  render(form)
  chooseDates('2131-05-09', '2131-05-12')
  const passed = expect.stringContaining('is over.')
  expect(hints()).not.toContainEqual(passed)
  jest.setSystemTime(new Date('2131-05-10T12:00:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  expect(hints()).toContainEqual(passed)
  jest.useRealTimers()
})
