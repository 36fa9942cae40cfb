import { aFullDraft } from '../testing/booking'
import { emptyDraft } from './draft'
import { getDraft, setDraft, subscribeToDraft } from './draft-memory'

it('holds an empty draft at first, then the last one that was set', () => {
  expect(getDraft()).toEqual(emptyDraft)
  setDraft(aFullDraft())
  expect(getDraft()).toEqual(aFullDraft())
})

it('calls a listener after each change until it unsubscribes', () => {
  const listener = jest.fn()
  const stop = subscribeToDraft(listener)
  setDraft(aFullDraft())
  stop()
  setDraft(emptyDraft)
  expect(listener).toHaveBeenCalledTimes(1)
})
