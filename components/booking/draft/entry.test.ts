import { clearEntry, parseEntry, store, storedText, storeRequest } from './entry'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const stored = () => parseEntry(storedText())

it('replaces the given part and keeps the others', () => {
  store({ fields: { name: 'Róisín' } })
  store({ address: '/book' })
  expect(stored()).toEqual({ fields: { name: 'Róisín' }, address: '/book' })
  store({ address: undefined })
  expect(stored()).toEqual({ fields: { name: 'Róisín' } })
})

it('keeps the last ten requests apart', () => {
  const ids = Array.from({ length: 11 }, (_, index) => storeRequest({ name: `Guest ${index}` }))
  expect(new Set(ids).size).toBe(11)
  expect(stored().requests).toEqual(ids.slice(1).map((id, index) => ({ id, name: `Guest ${index + 1}` })))
})

it('empties the form and keeps the requests, until it is undone', () => {
  store({ fields: { name: 'Róisín', checkIn: '2031-05-09' } })
  storeRequest({ name: 'Róisín' })
  const before = stored()
  const undo = clearEntry()
  expect(stored().requests).toEqual(before.requests)
  // Empty values, and not no values, so that older pages of the tab empty their forms.
  expect(stored().fields).toMatchObject({ name: '', checkIn: '', property: '', guests: '2' })
  undo()
  expect(stored()).toEqual(before)
})

it.each([null, '', 'null', 'no JSON'])('reads nothing from %j', (text) => {
  expect(parseEntry(text)).toEqual({})
})

it('keeps no older entry when the storage is full', () => {
  store({ fields: { name: 'Old' } })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store({ fields: { name: 'New' } })
  expect(storedText()).toBeNull()
})

it('neither reads nor throws where the browser denies storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  store({ fields: { name: 'Róisín' } })
  expect(storedText()).toBeNull()
})
