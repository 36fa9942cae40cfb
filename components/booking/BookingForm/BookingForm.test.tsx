import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { someFormWords, someOffers } from '@/lib/testing/booking'
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
const statuses = () =>
  screen.getAllByRole('status').map((status) => status.textContent?.replaceAll('\u00a0', ' '))
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
    for (const attribute of ['min', 'max', 'pattern', 'aria-invalid'])
      expect(field(label)).not.toHaveAttribute(attribute)
    expect(field(label).validationMessage).toBe('')
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('disables the button until property and both dates are chosen, and says what is still needed', () => {
  render(form)
  expect(submit()).toBeDisabled()
  expect(submit()).toHaveAccessibleDescription('Waiting for which one, an arrival and a departure.')
  fireEvent.click(radio(/loft/))
  type('Arrival', '2131-05-09')
  expect(submit()).toBeDisabled()
  expect(submit()).toHaveAccessibleDescription('Waiting for a departure.')
  type('Departure', '2131-05-12')
  expect(submit()).toBeEnabled()
  expect(screen.queryByText(/Waiting/)).not.toBeInTheDocument()
})

it('counts a date with a year of six digits as not chosen', () => {
  render(form)
  fireEvent.click(radio(/loft/))
  chooseDates('2131-05-09', '202131-05-12')
  expect(field('Departure')).toHaveValue('202131-05-12')
  expect(submit()).toBeDisabled()
  expect(submit()).toHaveAccessibleDescription('Waiting for a departure.')
  expect(statuses()).toEqual(['', '€40 nightly'])
})

it('announces the price as far as it is known', () => {
  render(form)
  expect(statuses()).toContain('At least €40 nightly')
  fireEvent.click(radio(/boathouse/))
  expect(statuses()).toContain('€100 nightly')
  chooseDates()
  expect(statuses()).toContain('3 nights at €100 €300')
})

it('shows the apartment’s price while no property is chosen, with a hint that says so', () => {
  render(form)
  chooseDates()
  expect(statuses()).toEqual(['At the lower rate. Choose one. ', '3 nights at €40 €120'])
})

it('shows no total and no hint while a year is being typed', () => {
  render(form)
  fireEvent.click(radio(/boathouse/))
  type('Arrival', '2131-05-09')
  act(() => field('Departure').focus())
  type('Departure', '0002-05-12')
  expect(statuses()).toEqual(['', '€100 nightly'])
  expect(submit()).toBeEnabled()
  act(() => field('Departure').blur())
  expect(statuses()[0]).toMatch(/Turned round.*is over/)
})

it('swaps reversed dates at the press of a button, and moves the focus to the first of them', async () => {
  render(form)
  fireEvent.click(radio(/boathouse/))
  chooseDates('2131-05-12', '2131-05-09')
  await userEvent.click(screen.getByRole('button', { name: 'Turn them round' }))
  expect([field('Arrival').value, field('Departure').value]).toEqual(['2131-05-09', '2131-05-12'])
  expect(statuses()).toEqual(['', '3 nights at €100 €300', ''])
  expect(field('Arrival')).toHaveFocus()
})

it('clears every field and forgets what was submitted, once the form has been used', async () => {
  render(form)
  const clear = () => screen.queryByRole('button', { name: 'Wipe it' })
  sessionStorage.setItem('booking', JSON.stringify({ submitted: { name: 'Róisín Test' } }))
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
  expect(sessionStorage.getItem('booking')).not.toContain('Róisín')
})

describe('the total is shown once on a screen', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void
  const bar = () => screen.queryByRole('group', { name: 'Sum and button' })
  const price = () => screen.getAllByRole('status')[1]

  beforeEach(() => {
    window.IntersectionObserver = jest.fn((callback) => {
      report = callback
      return { observe: jest.fn(), disconnect: jest.fn() }
    }) as unknown as typeof IntersectionObserver
    render(form)
    fillIn()
  })
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

  it('in the bar while the plan’s total and button are out of view, else in the plan', () => {
    expect(bar()).toBeInTheDocument()
    expect(price()).toHaveAttribute('data-total-in', 'bar')
    act(() => report([{ isIntersecting: true }]))
    expect(bar()).not.toBeInTheDocument()
    expect(price()).toHaveAttribute('data-total-in', 'plan')
  })

  it.each(['Your name', 'Your email', 'Your telephone', 'Wishes (if any)'])(
    'and not in the bar while %s has the focus, because the keyboard needs the room',
    (label) => {
      act(() => field(label).focus())
      expect(bar()).not.toBeInTheDocument()
      expect(price()).not.toHaveAttribute('data-total-in')
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
    expect(submit()).toHaveAccessibleDescription('Waiting for a departure.')
  }

  it('when it was typed before hydration', () => {
    const container = showStaticPage()
    fillInEarly()
    render(form, { container, hydrate: true })
    expectEarlyText()
  })

  it('when the browser restores it before `pageshow`', () => {
    render(form)
    field('Arrival').value = '2131-05-09'
    field('Departure').value = '2131-05-12'
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(statuses()).toContain('3 nights at €40 €120')
  })
})
