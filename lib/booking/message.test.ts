import fc from 'fast-check'
import { aFullDraft, aRequest } from '../testing/booking'
import { aSite } from '../testing/builders'
import { someMessageWords } from '../testing/words'
import type { Request } from './request'
import { clean, messageSubject, messageText } from './message'

const words = someMessageWords()
const facts = aSite()
const message = (request: Request) => messageText(request, words, facts)

it('holds everything the owner needs', () => {
  const guest = aFullDraft({ requests: 'A cot,\r\nplease' })
  const terms = [{ name: 'cancellation', term: 'Calling off', value: 'All back' } as const]
  expect(message(aRequest({ guest, terms }))).toBe(
    [
      'greeting',
      '',
      'opening Boathouse',
      '',
      'checkIn Fri 9 May 2031 1:00 PM',
      'checkOut Mon 12 May 2031 9:00 AM',
      'nights: 3',
      'guests: 5',
      'party ',
      'total: €300 (3 nights × €100)',
      '',
      'terms:',
      'Calling off: All back',
      '',
      'fields.name.line: Róisín Test',
      'fields.email.line: roisin@guest.example',
      'fields.phone.line: +000 22 333',
      '',
      'fields.requests.line:',
      'A cot,',
      'please',
      '',
      'answer',
      'plan https://lakeside.example/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12&guests=5',
    ].join('\n'),
  )
})

it('says at its beginning which nights the form said look taken', () => {
  expect(message(aRequest({ taken: 'One night looks taken.' }))).toContain(
    'opening Boathouse\ntaken One night looks taken.\n\ncheckIn',
  )
})

it('has a line to fill in for each detail that is no longer known, and without dates neither question nor link', () => {
  const text = message(aRequest({ stay: undefined, guest: undefined }))
  expect(text).toContain('checkIn unknown 1:00 PM')
  expect(text).toContain('fields.name.line: unknown')
  expect(text).toContain('fields.requests.line:\nunknown')
  expect(text).not.toMatch(/answer|https:/)
})

it('leaves out what the address does not hold', () => {
  const text = message({ guests: 2, totalMatchesPrice: false })
  expect(text).toContain('openingWithoutProperty')
  expect(text).toContain('guests: 2')
  expect(text).not.toMatch(/nights|total/)
})

it('marks a total that is not nights times price as requested', () => {
  expect(message(aRequest({ total: 1, totalMatchesPrice: false }))).toContain('total: €1 (asRequested)')
})

it('puts a name with line breaks on one line, so that it cannot imitate other lines', () => {
  const request = aRequest({ guest: aFullDraft({ name: '  Aoife\r\n  Sum: €1 ' }) })
  expect(message(request)).toContain('fields.name.line: Aoife Sum: €1\n')
})

it.each([
  ['property, dates and guest', aRequest(), 'subject Boathouse, Fri 9 – Mon 12 May 2031, Róisín Test'],
  ['property and nights', aRequest({ stay: undefined, guest: undefined }), 'subject Boathouse, 3 nights'],
  [
    'the beginning of a long name',
    aRequest({ guest: aFullDraft({ name: 'Ж'.repeat(100) }) }),
    `subject Boathouse, Fri 9 – Mon 12 May 2031, ${'Ж'.repeat(13)}`,
  ],
  ['nothing, if only the guests are known', { guests: 2, totalMatchesPrice: false }, 'subject'],
])('has a subject that names %s', (_, request, subject) => {
  expect(messageSubject(request, words)).toBe(subject)
})

it.each([
  ['turns line breaks of every kind into \\n', 'a\r\nb\rc\nd\u2028e', 'a\nb\nc\nd\ne'],
  ['removes control characters except the tab', 'a\u0000b\u0007c\u007fd\te', 'abcd\te'],
  ['replaces a lone surrogate', 'a\ud83cb', 'a\ufffdb'],
  ['keeps every whole character', 'Seán 🏄‍♀️ & “O’Neill” <b>%0A</b>', 'Seán 🏄‍♀️ & “O’Neill” <b>%0A</b>'],
])('%s', (_, text, cleaned) => {
  expect(clean(text)).toBe(cleaned)
})

it('makes any text safe for encodeURIComponent, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => encodeURIComponent(clean(text))).not.toThrow()
      expect(clean(clean(text))).toBe(clean(text))
    }),
  )
})
