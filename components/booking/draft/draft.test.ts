import { fireEvent } from '@testing-library/react'
import { page, readEntry, store, storeRequest } from './entry'
import { fieldsOf, formId, setDates } from './form'
import { clearForm, openAddress, undo } from './replace'

const form = `<form id="${formId}">
  <input type="radio" name="property" value="house" /><input type="radio" name="property" value="apartment" />
  <input type="date" name="checkIn" /><input type="date" name="checkOut" />
  <select name="guests"><option>1</option><option selected>2</option><option>5</option></select>
  <input name="name" /><textarea name="requests"></textarea>
  <select id="months"><option>June 2031</option></select></form>`
const empty = { property: '', checkIn: '', checkOut: '', guests: '2', name: '', requests: '' }
const dates = { checkIn: '2031-07-01', checkOut: '2031-07-03' }
const plan = '/book?property=house#checkIn=2031-07-01&checkOut=2031-07-03&guests=5'
const mine = {
  property: 'apartment',
  checkIn: '2031-05-09',
  checkOut: '2031-05-12',
  guests: '1',
  name: 'Róisín',
  requests: 'A cot',
}

/** Loads the page, whose inline script runs behind the form. */
async function load(address: string, type = 'navigate') {
  delete window.bookingPage
  history.replaceState(null, '', address)
  document.body.innerHTML = form
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry]
  await jest.isolateModulesAsync(async () => {
    await import('./form-script')
  })
}

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } })
const hash = () => location.hash

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('applies a new address once: reload, Back and Forward bring what became of it', async () => {
  await load(plan)
  expect(fieldsOf()).toEqual({ ...empty, property: 'house', ...dates, guests: '5' })
  type('name', 'Róisín')
  setDates({ checkIn: '2031-08-01', checkOut: '2031-08-03' })
  for (const way of ['reload', 'back_forward']) {
    await load(plan, way)
    expect(fieldsOf()).toMatchObject({ property: 'house', checkIn: '2031-08-01', name: 'Róisín' })
    expect(page().note).toBeUndefined()
  }
})

it('stores nothing for a guest who has not used the form, whose address a reload applies again', async () => {
  for (const way of ['navigate', 'reload']) {
    await load('/book?property=house', way)
    expect(fieldsOf()).toEqual({ ...empty, property: 'house' })
    // Who turns to a month of the calendar has chosen nothing yet.
    fireEvent.change(document.getElementById('months')!)
    expect(sessionStorage).toHaveLength(0)
  }
  await load(plan)
  expect(readEntry().fields).toMatchObject(dates)
})

it.each([
  ['a plan', plan, { ...mine, property: 'house', ...dates, guests: '5' }, 'plan'],
  ['a week', plan.replace(/&guests.*/, '').replace('?property=house', ''), { ...mine, ...dates }, 'week'],
])(
  'lets a guest go back to what %s has replaced, until something is typed',
  async (_, address, fields, note) => {
    store({ fields: mine })
    await load(address)
    expect(fieldsOf()).toEqual(fields)
    expect(page()).toMatchObject({ note, before: mine })
    undo()
    expect(fieldsOf()).toEqual(mine)
    expect(readEntry().fields).toMatchObject(mine)
    expect([page().note, page().before, hash()]).toEqual([undefined, undefined, ''])
    await load(address)
    type('name', 'Bríd')
    expect([page().note, page().before]).toEqual([undefined, undefined])
  },
)

it('offers no way back where a link has replaced nothing, or named the same', async () => {
  for (const fields of [
    { ...empty, name: 'Róisín', requests: 'A cot' },
    { ...mine, property: 'house', ...dates, guests: '5' },
  ]) {
    store({ fields })
    await load(plan)
    expect(page()).toMatchObject({ note: 'plan', before: undefined })
  }
  await load('/book?property=apartment')
  expect(page()).toMatchObject({ note: undefined, before: undefined })
  await load(plan.replace('guests=5', 'guests=9'))
  expect(page()).toMatchObject({ note: 'broken', before: undefined })
})

it('takes a plan out of the address when property, dates or guests change, and leaves the query and other fragments', async () => {
  await load(plan)
  type('name', 'Róisín')
  expect(hash()).toMatch(/checkIn/)
  fireEvent.input(control('guests'), { target: { value: '1' } })
  expect(location.href).toMatch(/\/book\?property=house$/)
  await load('/book?property=house#contact')
  setDates(dates)
  expect(location.href).toMatch(/property=house#contact$/)
})

it('clears the form, also for older pages of the tab, and brings all of it back', async () => {
  store({ fields: mine })
  await load('/book')
  clearForm()
  expect(fieldsOf()).toEqual(empty)
  expect(page().note).toBe('cleared')
  await load('/book', 'back_forward')
  expect(fieldsOf()).toEqual(empty)
  store({ fields: mine })
  await load('/book')
  clearForm()
  undo()
  expect(fieldsOf()).toEqual(mine)
})

it('keeps what has been typed before the script runs', () => {
  delete window.bookingPage
  history.replaceState(null, '', plan)
  document.body.innerHTML = form
  control('name').value = 'Early'
  openAddress()
  expect(readEntry().fields).toMatchObject({ name: 'Early', ...dates })
})

it('shows in a page from the back-forward cache what was typed since, and offers no way back', async () => {
  store({ fields: mine })
  await load(plan)
  expect(page().before).toMatchObject(mine)
  store({ fields: { ...mine, name: 'Bríd' } })
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(fieldsOf()).toEqual({ ...mine, name: 'Bríd' })
  expect(page().before).toBeUndefined()
})

it('keeps the last ten requests apart, and a second press is the same request', () => {
  const names = Array.from({ length: 11 }, (_, index) => `Guest ${index}`)
  for (const name of [...names, names[10]!]) storeRequest({ name })
  const { requests, arriving } = readEntry()
  expect(requests!.map(({ fields }) => fields.name)).toEqual(names.slice(1))
  expect(new Set(requests!.map(({ id }) => id)).size).toBe(10)
  expect(arriving).toBe(requests!.at(-1)!.id)
})

it.each([
  '',
  'null',
  'no JSON',
  '{"fields":7,"requests":"x"}',
  '{"fields":{"checkIn":7,"name":{}},"requests":[null]}',
])('believes no text that stands in no field: %j', async (text) => {
  sessionStorage.setItem('booking', text)
  expect(readEntry().fields ?? {}).toEqual({})
  await load('/book', 'reload')
  expect(fieldsOf()).toEqual(empty)
})

it('fills in no stored value that a field cannot hold', async () => {
  const forged = { property: 'castle', checkIn: '2031-02-30', checkOut: '<script>', guests: '99' }
  store({ fields: { ...forged, requests: '<b>A cot</b>' } })
  await load('/book', 'reload')
  expect(fieldsOf()).toEqual({ ...empty, requests: '<b>A cot</b>' })
})

it('keeps no older entry when the storage is full, and what is typed lasts as long as the page', async () => {
  store({ fields: { name: 'Old' } })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await load('/book')
  type('name', 'New')
  expect(sessionStorage).toHaveLength(0)
  expect(page().fields).toMatchObject({ name: 'New' })
})
