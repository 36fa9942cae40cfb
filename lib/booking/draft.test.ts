import { aDraft, aFullDraft } from '../testing/booking'
import { draftFrom, missingFrom, withoutHalfTypedDates } from './draft'

const fields = (entries: Record<string, string>) => new Map(Object.entries(entries))

it('reads every field of the form', () => {
  const draft = aFullDraft({ requests: 'A cot\nplease' })
  expect(draftFrom(fields({ ...draft, guests: String(draft.guests) }))).toEqual(draft)
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

it.each([
  [{}, ['property', 'checkIn', 'checkOut']],
  [{ checkIn: '2031-05-09', checkOut: '2031-05-12' }, ['property']],
  [{ property: 'house', checkIn: '2031-05-09', checkOut: '2031-05-09' }, []],
  [{ property: 'house', checkIn: '2031-05-09', checkOut: '0031-05-12' }, ['checkOut']],
])('waits for the property and the two dates, and for nothing else: %j', (over, missing) => {
  expect(missingFrom(aDraft(over))).toEqual(missing)
})

it('counts a date whose year is being typed as empty while its field has the focus', () => {
  const draft = aFullDraft({ checkOut: '0203-05-12' })
  expect(withoutHalfTypedDates(draft, 'checkOut')).toEqual({ ...draft, checkOut: '' })
  for (const focused of [undefined, 'checkIn', 'name'])
    expect(withoutHalfTypedDates(draft, focused)).toEqual(draft)
})
