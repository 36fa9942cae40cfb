import { aFullDraft, offers, textsOf } from '../testing/booking'
import { hintsFor, missing } from './hints'
import { draftFrom } from './stay'

const today = '2031-05-01'

const words = {
  noDate: { title: 'no such day', text: 'look again' },
  shortYear: { title: '{year} passed', text: '{meant}?' },
  reversed: { title: 'reversed', text: '{nights}' },
  sameDay: { title: 'same day', text: '{nights}' },
  past: { title: '{date} passed', text: '{today}' },
  overAYear: { title: 'over a year', text: '{nights}' },
  capacity: { title: '{property} {capacity}', text: '{guests}: {larger} {largerCapacity}' },
  tooMany: { title: '{property} {capacity}', text: '{guests}' },
  noProperty: { title: 'price of {property}', text: 'choose {either}' },
  taken: { title: 'taken: {nights}', text: 'ask' },
}

it.each([
  ['check-out before check-in', { checkIn: '2031-05-12', checkOut: '2031-05-09' }, 'reversed 3 nights'],
  ['the same day', { checkOut: '2031-05-09' }, 'same day 0 nights'],
  ['a date that does not exist', { checkIn: '2031-02-30' }, 'no such day look again'],
  ['a date that has passed', { checkIn: '2031-04-30' }, 'Wed 30 April 2031 passed Thu 1 May 2031'],
  ['a stay that begins today', { checkIn: today }, ''],
  ['a year of two digits', { checkIn: '0031-05-09' }, '0031 passed 2031?'],
  ['a stay longer than a year', { checkOut: '2032-05-10' }, 'over a year 367 nights'],
  ['too many guests', { property: 'loft', guests: 5 }, 'The loft 3 5 guests: the boathouse 6'],
  ['more guests than anywhere', { property: 'loft', guests: 7 }, 'The loft 3 7 guests'],
  ['no property', { property: '' }, 'price of the loft choose the boathouse or the loft'],
  ['a stay without anything odd', {}, ''],
  ['an empty check-in', { checkIn: '' }, ''],
])('has a hint for %s', (_, over, hint) => {
  const draft = draftFrom(textsOf(aFullDraft(over)), 8)
  const found = hintsFor(draft, offers, today, words)
  expect(found.map(({ title, text }) => `${title} ${text}`).join(' ')).toBe(hint)
})

const missingWords = {
  missing: 'Need {what}.',
  choices: { property: 'a place', checkIn: 'a start', checkOut: 'an end', noDate: 'an existing day' },
  details: 'Only {what}.',
}
const guestWords = { name: { needed: 'name' }, email: { needed: 'email' }, phone: { needed: 'phone' } }

it.each([
  ['nothing', {}, 'Need a place, a start and an end.'],
  ['no check-out', textsOf(aFullDraft({ checkOut: '' })), 'Need an end.'],
  ['a year of two digits', textsOf(aFullDraft({ checkOut: '0031-05-12' })), 'Need an end.'],
  ['no details', textsOf(aFullDraft({ name: ' ', email: '', phone: '' })), 'Only name, email and phone.'],
  ['everything', textsOf(aFullDraft()), ''],
])('says what is missing where the form holds %s', (_, fields, said) => {
  expect(missing(draftFrom(fields, 8), [], missingWords, guestWords)).toBe(said)
})

it('says the first hint where a request is possible', () => {
  const draft = aFullDraft({ checkOut: '2031-05-08', name: '' })
  const hints = hintsFor(draft, offers, today, words)
  expect(missing(draft, hints, missingWords, guestWords)).toBe('reversed')
})
