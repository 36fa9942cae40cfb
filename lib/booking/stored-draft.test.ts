import { parseStoredDraft, storeDraft, storedText } from './stored-draft'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const stored = () => parseStoredDraft(storedText())

it('replaces the given part and keeps the other', () => {
  storeDraft({ fields: { name: 'Róisín' } })
  storeDraft({ submitted: { name: 'Aoife' } })
  expect(stored()).toEqual({ fields: { name: 'Róisín' }, submitted: { name: 'Aoife' } })
  storeDraft({ submitted: undefined })
  expect(stored()).toEqual({ fields: { name: 'Róisín' } })
})

it.each([
  null,
  '',
  'null',
  '7',
  '[]',
  '{"fields":null}',
  '{"fields":7}',
  'no JSON',
  '{"fields":{"guests":3,"name":null}}',
])('reads no value from %j', (text) => {
  const { fields, submitted } = parseStoredDraft(text)
  expect({ ...fields, ...submitted }).toEqual({})
})

it('keeps no older entry when the storage is full', () => {
  storeDraft({ fields: { name: 'Old' } })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeDraft({ fields: { name: 'New' } })
  expect(storedText()).toBeNull()
})

it('neither reads nor throws where the browser denies storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  storeDraft({ fields: { name: 'Róisín' } })
  expect(storedText()).toBeNull()
})

it('reads nothing while the browser prerenders the page', () => {
  storeDraft({ fields: { name: 'Róisín' } })
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  expect(storedText()).toBeNull()
  Reflect.deleteProperty(document, 'prerendering')
})
