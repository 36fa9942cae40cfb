import { aFullDraft, textsOf } from '../testing/booking'
import { draftFrom, withoutHalfTypedDates } from './draft'

it('reads every field of the form', () => {
  const draft = aFullDraft({ requests: 'A cot\nplease' })
  expect(draftFrom(textsOf(draft))).toEqual(draft)
})

it.each(['12026-06-12', '275760-09-13', '2026-02-30', '2026'])(
  'counts a date field that holds %j as empty',
  (date) => {
    expect(draftFrom({ checkIn: date, checkOut: date })).toMatchObject({ checkIn: '', checkOut: '' })
  },
)

it.each(['0', '9', '2.5', 'two', ''])('reads %j guests as 2', (guests) => {
  expect(draftFrom({ guests }).guests).toBe(2)
})

it('counts a date whose year is being typed as empty while its field has the focus', () => {
  const draft = aFullDraft({ checkOut: '0203-05-12' })
  expect(withoutHalfTypedDates(draft, 'checkOut')).toEqual({ ...draft, checkOut: '' })
  for (const focused of [undefined, 'checkIn', 'name'])
    expect(withoutHalfTypedDates(draft, focused)).toEqual(draft)
})
