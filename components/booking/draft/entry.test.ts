import { readEntry, store, storedRequest, storedText, storeRequest } from './entry'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('keeps the last ten requests apart', () => {
  const fragments = Array.from({ length: 11 }, (_, index) => storeRequest({ name: `Guest ${index}` }))
  const names = fragments.map((fragment) => storedRequest(fragment)?.name)
  expect(names).toEqual([undefined, ...Array.from({ length: 10 }, (_, index) => `Guest ${index + 1}`)])
})

it.each(['', 'null', 'no JSON'])('reads nothing from %j', (text) => {
  sessionStorage.setItem('booking', text)
  expect(readEntry()).toEqual({})
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
