import { aFullDraft, aStayRequest, someLetterWords } from '../testing/booking'
import type { StayRequest } from './stay'
import { letterSubject, letterText } from './letter'

const words = someLetterWords()
const facts = { checkIn: '1:00 PM', checkOut: '9:00 AM', location: 'Somewhere' }
const letter = (request: StayRequest) => letterText(request, words, facts)

it('holds everything the owner needs', () => {
  const request = aStayRequest({ guest: aFullDraft({ requests: 'A cot,\r\nplease' }) })
  expect(letter(request)).toBe(
    [
      'Dear both,',
      '',
      'May we have Boathouse?',
      '',
      'In: Fri 9 May 2031 after 1:00 PM',
      'Out: Mon 12 May 2031 before 9:00 AM',
      'Nights asked: 3',
      'Guests asked: 5',
      'Sum: €300 (3 nights × €100)',
      '',
      'Who: Róisín Test',
      'Mail: roisin@guest.example',
      'Telephone: +000 22 333',
      '',
      'Wishes:',
      'A cot,',
      'please',
    ].join('\n'),
  )
})

it('leaves lines to fill in for what this visit no longer knows', () => {
  const text = letter(aStayRequest({ dates: undefined, guest: undefined }))
  expect(text).toContain('In: (fill me) after 1:00 PM')
  expect(text).toContain('Who: (fill me)')
  expect(text).toContain('Nights asked: 3')
})

it('says nothing of what the address did not carry', () => {
  const text = letter({ guests: 2, totalConfirmed: false })
  expect(text).toContain('May we stay?')
  expect(text).toContain('Guests asked: 2')
  expect(text).not.toMatch(/Nights|Sum|Wishes/)
})

it('does not confirm a total that does not follow from property and nights', () => {
  expect(letter(aStayRequest({ total: 1, totalConfirmed: false }))).toContain('Sum: €1 (as asked)')
})

it('keeps a name on its own line', () => {
  const request = aStayRequest({ guest: aFullDraft({ name: 'Aoife\nSum: €1' }) })
  expect(letter(request)).toContain('Who: Aoife Sum: €1\n')
})

it.each([
  ['property and dates', aStayRequest(), 'Asking for Boathouse, Fri 9 – Mon 12 May 2031'],
  ['property and nights', aStayRequest({ dates: undefined }), 'Asking for Boathouse, 3 nights'],
  ['the property alone', aStayRequest({ dates: undefined, nights: undefined }), 'Asking for Boathouse'],
  ['no more than guests', { guests: 2, totalConfirmed: false }, 'Asking for'],
])('has a subject that names %s', (_, request, subject) => {
  expect(letterSubject(request, words)).toBe(subject)
})
