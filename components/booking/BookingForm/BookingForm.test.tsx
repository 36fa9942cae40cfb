import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { someOffers } from '@/lib/testing/booking'
import { someFormWords } from '@/lib/testing/words'
import { readEntry } from '../draft/entry'
import '../draft/form-script'
import { BookingForm } from './BookingForm'

// It needs a browser (e2e/booking/calendar.spec.ts).
jest.mock('../NightsCalendar/CalendarDisclosure', () => ({ CalendarDisclosure: () => null }))

const words = someFormWords()
const form = (
  <BookingForm
    heading="When?"
    lede="Say it here."
    offers={someOffers()}
    words={words}
    siteUrl="https://lake.example"
    position={{ latitude: 55.204, longitude: -6.983 }}
  >
    <p>Or ring.</p>
  </BookingForm>
)

beforeEach(() => {
  sessionStorage.clear()
  delete window.bookingPage
})

const dateLabels = ['when.checkIn', 'when.checkOut']
const guestLabels = ['name', 'email', 'phone'].map((name) => `who.fields.${name}.label`)
const requests = 'who.fields.requests.label who.optional'
const choicesNeeded = 'plan.stillNeeded plan.missing.property, plan.missing.checkIn and plan.missing.checkOut'
const guestNeeded =
  'plan.answerNeeds who.fields.name.needed, who.fields.email.needed and who.fields.phone.needed'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const submit = () => screen.getByRole('button', { name: 'plan.submit' })
const plan = () => screen.getByRole('region', { name: 'plan.heading' })
const textOf = ({ textContent }: Element) => textContent!
/** What is announced, in the order of the page: hints, price, what is needed. */
const announced = () => Array.from(document.querySelectorAll('[aria-live]:not(:empty)'), textOf)
const priceRow = () => document.getElementById('price')!
const hints = () => Array.from(document.querySelectorAll('#hints [id^=hint]'), textOf)
const type = (label: string, value: string, fire = fireEvent.input) =>
  fire(field(label), { target: { value } })

function chooseDates(checkIn = '2131-05-09', checkOut = '2131-05-12', fire = fireEvent.input) {
  type('when.checkIn', checkIn, fire)
  type('when.checkOut', checkOut, fire)
}

function fillIn() {
  fireEvent.click(radio(/Boathouse/))
  chooseDates()
  type('who.fields.name.label', 'Róisín Test')
  type('who.fields.email.label', 'roisin@guest.example')
  type('who.fields.phone.label', '+000 22 333')
}

it('limits neither a date nor what the guest types', () => {
  render(form)
  for (const attribute of ['min', 'max', 'pattern'])
    for (const label of [...dateLabels, ...guestLabels]) expect(field(label)).not.toHaveAttribute(attribute)
})

it('shows the price as far as it is known, and announces the total in its place', () => {
  render(form)
  expect(priceRow()).toHaveTextContent('price.from')
  fireEvent.click(radio(/Boathouse/))
  expect(priceRow()).toHaveTextContent('price.nightly €100')
  expect(announced()).toEqual([])
  expect(priceRow()).not.toHaveAttribute('aria-hidden')
  chooseDates()
  expect(textOf(priceRow())).toBe('price.breakdown 3 nights €100')
  expect(announced()).toEqual(['price.announced 3 nights €300'])
  expect(priceRow()).toHaveAttribute('aria-hidden', 'true')
})

it('takes up and stores what a password manager fills in, with `change` and no `input`', () => {
  render(form)
  chooseDates('2131-05-09', '2131-05-12', fireEvent.change)
  expect(textOf(priceRow())).toBe('price.breakdown 3 nights €40')
  expect(readEntry().fields).toMatchObject({ checkIn: '2131-05-09', checkOut: '2131-05-12' })
})

it('shows no total and no hint while a year is being typed', () => {
  render(form)
  fireEvent.click(radio(/Boathouse/))
  type('when.checkIn', '2131-05-09')
  act(() => field('when.checkOut').focus())
  type('when.checkOut', '0002-05-12')
  expect(textOf(priceRow())).toBe('price.nightly €100')
  expect(announced()).toEqual([])
  expect(submit()).toBeDisabled()
  act(() => field('when.checkOut').blur())
  expect(announced()).toEqual([
    'hints.shortYear.title 0002 hints.shortYear.text 2002',
    'plan.stillNeeded plan.missing.rest.checkOut',
  ])
  expect(textOf(priceRow())).toBe('price.nightly €100')
})

it('announces all hints as one text, describes a field by the one that is about it, and blocks nothing', () => {
  render(form)
  fireEvent.click(radio(/Loft/))
  chooseDates('2131-05-12', '2131-05-09')
  type('when.guests', '5')
  expect(announced()[0]).toBe(
    'hints.reversed.title hints.reversed.text 3 nights hints.capacity.title The loft 3 hints.capacity.text 5 guests the boathouse 6',
  )
  expect(field('when.guests')).toHaveAccessibleDescription(/^hints.capacity.title The loft 3/)
  // Chromium would say it at each part of the date.
  expect(field('when.checkOut')).not.toHaveAccessibleDescription()
  expect(submit()).toBeEnabled()
})

it('says nothing of an untouched form while its fields are passed, and what is missing when it is left', () => {
  render(
    <>
      {form}
      <input aria-label="Elsewhere" />
    </>,
  )
  act(() => radio(/Loft/).focus())
  act(() => field(requests).focus())
  act(() => field(requests).blur())
  expect(announced()).toEqual([])
  act(() => field(requests).focus())
  act(() => field('Elsewhere').focus())
  expect(announced()).toEqual([choicesNeeded])
})

it('announces what the calendar of the form has changed, and describes by hints what came by itself', () => {
  render(form)
  field('when.checkIn').value = '2131-05-12'
  field('when.checkOut').value = '2131-05-09'
  fireEvent.input(document.forms[0]!)
  expect(announced()).toEqual([])
  expect(field('when.checkOut')).toHaveAccessibleDescription(
    /^hints.reversed.title hints.reversed.text 3.nights$/,
  )
  expect(field('when.checkIn')).not.toHaveAccessibleDescription()
  // A day of the calendar has the focus while the site writes the dates.
  act(() => field(requests).focus())
  fireEvent.input(document.forms[0]!)
  expect(announced()).toContain('price.announced 3 nights €120')
})

it('announces what is missing when a field is left, and names a date of which a part is typed', () => {
  render(form)
  fireEvent.click(radio(/Loft/))
  const validity = { badInput: true }
  Object.defineProperty(field('when.checkIn'), 'validity', { value: validity })
  act(() => field('when.checkIn').focus())
  expect(announced()).toEqual([])
  act(() => field('when.checkOut').focus())
  expect(announced()).toEqual(['plan.stillNeeded plan.missing.rest.checkIn and plan.missing.checkOut'])
  validity.badInput = false
  chooseDates()
  act(() => field('who.fields.name.label').focus())
  expect(announced().at(-1)).toBe(guestNeeded)
  type('who.fields.name.label', 'Róisín Test')
  expect(announced()).toEqual(['price.announced 3 nights €120'])
  act(() => radio(/Loft/).focus())
  expect(announced().at(-1)).not.toContain('who.fields.name.needed')
  fillIn()
  act(() => radio(/Loft/).blur())
  expect(announced()).toEqual(['price.announced 3 nights €300'])
})

it('announces nothing more of what was needed once the form is cleared', async () => {
  render(form)
  fireEvent.click(radio(/Loft/))
  act(() => radio(/Loft/).focus())
  act(() => field('when.checkIn').focus())
  expect(announced()).toContain('plan.stillNeeded plan.missing.checkIn and plan.missing.checkOut')
  await userEvent.click(screen.getByRole('button', { name: 'clear.label' }))
  expect(announced()).toEqual(['clear.cleared '])
  expect(plan()).toHaveTextContent(choicesNeeded)
})

it('calls neither the form nor a field of the guest invalid until a submission has failed', () => {
  render(form)
  expect(document.forms[0]).toHaveAttribute('role', 'none')
  for (const label of guestLabels) expect(field(label)).toHaveAttribute('aria-invalid', 'false')
  fireEvent.invalid(field('who.fields.email.label'))
  for (const label of guestLabels) expect(field(label)).not.toHaveAttribute('aria-invalid')
  fireEvent.reset(document.forms[0]!)
  for (const label of guestLabels) expect(field(label)).toHaveAttribute('aria-invalid', 'false')
})

it('swaps reversed dates at the press of a button, and moves the focus to the first of them', async () => {
  render(form)
  fireEvent.click(radio(/Boathouse/))
  chooseDates('2131-05-12', '2131-05-09')
  await userEvent.click(screen.getByRole('button', { name: 'when.swap' }))
  expect([field('when.checkIn').value, field('when.checkOut').value]).toEqual(['2131-05-09', '2131-05-12'])
  expect(announced()).toEqual(['price.announced 3 nights €300'])
  expect(field('when.checkIn')).toHaveFocus()
})

it('ends with the total, which stands once, and the one button that submits', () => {
  render(form)
  fillIn()
  expect(screen.getByText('€300').closest('p')).toHaveTextContent('plan.total €300 3 nights, 2 guests')
  const foot = document.forms[0]!.lastElementChild!.lastElementChild!.lastElementChild!
  expect(foot).toContainElement(screen.getByText('plan.total'))
  expect(foot.lastElementChild).toBe(submit())
  // Firefox else enables it after Back.
  expect(submit()).toHaveAttribute('autocomplete', 'off')
})

it('says before the press that the next page will lack what a browser without storage does not keep', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(form)
  expect(plan()).not.toHaveTextContent('plan.notKept')
  fillIn()
  expect(plan()).toHaveTextContent('plan.notKept')
  jest.restoreAllMocks()
})

it('says that a date has passed when the page is shown again on a later day at Greencastle', () => {
  jest.useFakeTimers({ now: new Date('2131-05-09T22:59:59Z') })
  render(form)
  chooseDates('2131-05-09', '2131-05-12')
  const passed = expect.stringContaining('hints.past.title')
  expect(hints()).not.toContainEqual(passed)
  jest.setSystemTime(new Date('2131-05-09T23:00:00Z'))
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  expect(hints()).toContainEqual(passed)
  jest.useRealTimers()
})
