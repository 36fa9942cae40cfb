import { aFullDraft } from '../testing/booking'
import { emptyDraft } from './draft'
import { recall, remember, subscribe } from './memory'

it('knows nothing at first, then what it was last told', () => {
  expect(recall()).toEqual(emptyDraft)
  remember(aFullDraft())
  expect(recall()).toEqual(aFullDraft())
})

it('tells those who listen, until they stop', () => {
  const listener = jest.fn()
  const stop = subscribe(listener)
  remember(aFullDraft())
  stop()
  remember(emptyDraft)
  expect(listener).toHaveBeenCalledTimes(1)
})
