import { aDraft, aFullDraft, someOffers } from '../testing/booking'
import { draftFrom, emptyDraft, missingFrom, offerFor, propertyId, settled } from './draft'

const fields = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

it('reads what stands in the form', () => {
  const draft = aFullDraft({ requests: 'A cot\nplease' })
  expect(draftFrom(fields({ ...draft, guests: String(draft.guests) }))).toEqual(draft)
})

it('reads an empty form as an empty draft, for two guests', () => {
  expect(draftFrom(new FormData())).toEqual(emptyDraft)
  expect(emptyDraft.guests).toBe(2)
})

it.each(['12026-06-12', '275760-09-13', '2026-02-30', '2026'])(
  'counts %j in a date field as not chosen yet',
  (date) => {
    const draft = draftFrom(fields({ property: 'house', checkIn: date, checkOut: date }))
    expect(missingFrom(draft)).toEqual(['checkIn', 'checkOut'])
  },
)

it.each(['0', '9', '2.5', 'two', ''])('knows no choice of %j guests', (guests) => {
  expect(draftFrom(fields({ guests })).guests).toBe(2)
})

it.each(['House', 'castle', '', null, undefined])('knows no property %j', (value) => {
  expect(propertyId(value)).toBe('')
})

it.each([
  [{}, ['property', 'checkIn', 'checkOut']],
  [{ property: 'house' as const }, ['checkIn', 'checkOut']],
  [{ checkIn: '2031-05-09', checkOut: '2031-05-12' }, ['property']],
  [{ property: 'house' as const, checkIn: '2031-05-09', checkOut: '2031-05-09' }, []],
])('waits for property and dates alone: %j', (over, missing) => {
  expect(missingFrom(aDraft(over))).toEqual(missing)
})

it('asks the apartment’s price for any property other than the house', () => {
  const offers = someOffers()
  expect(offerFor('house', offers)).toBe(offers.house)
  for (const property of ['apartment', '', 'castle', undefined])
    expect(offerFor(property, offers)).toBe(offers.apartment)
})

describe('a year that is being typed', () => {
  const draft = aFullDraft({ checkOut: '0203-05-12' })

  it('does not count while its field has the focus', () => {
    expect(settled(draft, 'checkOut')).toEqual({ ...draft, checkOut: '' })
  })

  it.each([undefined, 'checkIn', 'name'])('counts once the focus is at %j', (focused) => {
    expect(settled(draft, focused)).toEqual(draft)
  })
})
