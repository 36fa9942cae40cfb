import { aDraft, aFullDraft } from '../testing/booking'
import { draftFrom, emptyDraft, missingFrom, propertyId, withoutHalfTypedDates } from './draft'

const fields = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

it('reads every field of the form', () => {
  const draft = aFullDraft({ requests: 'A cot\nplease' })
  expect(draftFrom(fields({ ...draft, guests: String(draft.guests) }))).toEqual(draft)
})

it('reads an empty form as an empty draft for two guests', () => {
  expect(draftFrom(new FormData())).toEqual(emptyDraft)
  expect(emptyDraft.guests).toBe(2)
})

it.each(['12026-06-12', '275760-09-13', '2026-02-30', '2026'])(
  'counts a date field that holds %j as empty',
  (date) => {
    const draft = draftFrom(fields({ property: 'house', checkIn: date, checkOut: date }))
    expect(missingFrom(draft)).toEqual(['checkIn', 'checkOut'])
  },
)

it.each(['0', '9', '2.5', 'two', ''])('reads %j guests as 2', (guests) => {
  expect(draftFrom(fields({ guests })).guests).toBe(2)
})

it.each(['House', 'castle', '', null, undefined])('knows no property with the id %j', (value) => {
  expect(propertyId(value)).toBe('')
})

it.each([
  [{}, ['property', 'checkIn', 'checkOut']],
  [{ checkIn: '2031-05-09', checkOut: '2031-05-12' }, ['property']],
  [{ property: 'house' as const, checkIn: '2031-05-09', checkOut: '2031-05-09' }, []],
])('waits for the property and the two dates, and for nothing else: %j', (over, missing) => {
  expect(missingFrom(aDraft(over))).toEqual(missing)
})

describe('a date whose year is being typed', () => {
  const draft = aFullDraft({ checkOut: '0203-05-12' })

  it('counts as empty while its field has the focus', () => {
    expect(withoutHalfTypedDates(draft, 'checkOut')).toEqual({ ...draft, checkOut: '' })
  })

  it.each([undefined, 'checkIn', 'name'])('counts as typed once the focus is on %j', (focused) => {
    expect(withoutHalfTypedDates(draft, focused)).toEqual(draft)
  })
})
