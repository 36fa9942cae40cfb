import fc from 'fast-check'
import { aFullDraft, aRequest } from '../testing/booking'
import { aSite } from '../testing/builders'
import { someTerms } from '../testing/terms'
import { someMessageWords, someTermsWords } from '../testing/words'
import type { Request } from './request'
import { messageSubject, messageText, messageThatFits } from './message'
import { mailAddress } from './mailto'
import { termRows } from './terms'

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

const end =
  'answer\nplan https://lakeside.example/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12&guests=5'
/** The message without its end, which never gives way. */
const withoutEnd = (text: string) => {
  expect(text.endsWith(`\n\n${end}`)).toBe(true)
  return text.slice(0, -end.length - 2)
}
const fitting = (requests: string, name = 'Róisín Test') =>
  messageThatFits(aRequest({ guest: aFullDraft({ requests, name }) }), words, facts)

it('does not shorten a message of usual length', () => {
  const request = aRequest({ guest: aFullDraft({ requests: 'A cot, please.' }) })
  expect(messageThatFits(request, words, facts)).toEqual({
    text: messageText(request, words, facts),
    shortened: false,
  })
})

it('shortens special requests that are too long for an address, says so, and keeps name, email and phone whole', () => {
  const name = 'Ж'.repeat(120)
  const { text, shortened } = fitting('Seaweed! '.repeat(400), name)
  expect(shortened).toBe(true)
  expect(text).toContain(
    `fields.name.line: ${name}\nfields.email.line: roisin@guest.example\nfields.phone.line: +000 22 333\n`,
  )
  expect(withoutEnd(text)).toMatch(/Seaweed!.*… shortened$/)
})

it('cuts a message whose name alone is too long, and says so', () => {
  const { text, shortened } = fitting('Seaweed! '.repeat(400), 'Ж'.repeat(1000))
  expect(shortened).toBe(true)
  expect(withoutEnd(text)).toMatch(/fields\.name\.line: Ж+… shortened$/)
})

describe('with terms', () => {
  const longText = 'Yes, naturally; but please ask us first. '.repeat(3).slice(0, 120)
  const terms = {
    ...someTerms(),
    pets: longText,
    houseRules: Array.from({ length: 8 }, () => longText),
  }
  const rows = termRows(terms, someTermsWords(), { checkIn: '2031-05-09', today: '2031-01-01', total: 300 })
  const textWith = (requests: string, shownTerms = rows) =>
    messageThatFits(aRequest({ guest: aFullDraft({ requests }), terms: shownTerms }), words, facts)

  it('holds all of them if they fit', () => {
    const short = termRows(someTerms(), someTermsWords())
    expect(textWith('A cot', short).text).toContain('labels.houseRules: No anvils; No trombones after nine')
  })

  it('holds the essential ones if all of them do not fit, and special requests whole', () => {
    const { text, shortened } = textWith('A cot, please.')
    expect(text).toContain('labels.cancellation: Cancellation.full 9 April 2031')
    expect(text).toContain('labels.minimumNights: 4 nights\n… shortened\n')
    expect(text).not.toMatch(/pets|houseRules|extras/)
    expect(withoutEnd(text)).toMatch(/A cot, please\.$/)
    expect(shortened).toBe(false)
  })

  it('holds none if special requests are too long, and then as much of these as fits', () => {
    const { text, shortened } = textWith('Seaweed! '.repeat(400))
    expect(text).toContain('terms:\n… shortened\n\nfields.name.line: Róisín Test\n')
    expect(withoutEnd(text)).toMatch(/(Seaweed! ){20}.*… shortened$/)
    expect(shortened).toBe(true)
  })

  it('holds none if the essential ones leave no room for the guest’s own details', () => {
    const guest = aFullDraft({ name: 'Ж'.repeat(120) })
    const deposit = { name: 'deposit', term: 'Down payment', value: '€'.repeat(150) } as const
    const { text } = messageThatFits(aRequest({ guest, terms: [deposit] }), words, facts)
    expect(text).toContain(`terms:\n… shortened\n\nfields.name.line: ${'Ж'.repeat(120)}\n`)
  })
})

it('keeps the encoded body within 1,750 characters, whatever the guest writes and the terms are', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 900, size: 'max' })
  const value = fc.string({ unit: 'grapheme', maxLength: 900, size: 'max' })
  const anyTerms = fc.array(
    fc.record({ name: fc.constantFrom('deposit', 'cancellation', 'pets'), term: value, value }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, anyTerms, (name, email, phone, requests, terms) => {
      const guest = aFullDraft({ name, email, phone, requests })
      const { text, shortened } = messageThatFits(aRequest({ guest, terms }), words, facts)
      const address = mailAddress('a@b.example', 'Asking for the boathouse', text)
      expect(address.split('&body=')[1]!.length).toBeLessThanOrEqual(1750)
      const body = new URL(address).searchParams.get('body')!
      expect(body.replaceAll('\r\n', '\n')).toBe(text)
      withoutEnd(text)
      if (shortened) expect(text).toContain('… shortened')
    }),
    // Fast-check takes minutes to find the smallest of such inputs.
    { endOnFailure: true },
  )
})
