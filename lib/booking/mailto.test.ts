import fc from 'fast-check'
import type { Terms } from '../schema/terms'
import { aFullDraft, aStayRequest, someMessageWords } from '../testing/booking'
import { someTerms, someTermsWords } from '../testing/terms'
import { messageText } from './message'
import { termRows } from './terms'
import { messageThatFits, mailAddress, whatsAppAddress } from './mailto'

const words = someMessageWords()
const facts = { checkIn: '1:00 PM', checkOut: '9:00 AM', location: 'Somewhere' }
const fitting = (requests: string, name = 'Róisín Test') =>
  messageThatFits(aStayRequest({ guest: aFullDraft({ requests, name }) }), words, facts)
const addressOf = (text: string) => mailAddress('a@b.example', 'Asking for the boathouse', text)

it('writes a mailto address with subject and body', () => {
  const address = new URL(mailAddress('a@b.example', 'Dates & price?', '50 % of “us”\n#1 + 2'))
  expect(address.pathname).toBe('a@b.example')
  expect(address.searchParams.get('subject')).toBe('Dates & price?')
  expect(address.searchParams.get('body')).toBe('50 % of “us”\r\n#1 + 2')
})

it('writes a mailto address without a body', () => {
  expect(mailAddress('a@b.example', 'Dates')).toBe('mailto:a@b.example?subject=Dates')
})

it('writes line breaks as CRLF, as RFC 6068 asks', () => {
  expect(addressOf('one\ntwo')).toMatch(/one%0D%0Atwo$/)
})

it('writes a WhatsApp address with the text', () => {
  expect(whatsAppAddress('35399', 'a & b')).toBe('https://wa.me/35399?text=a%20%26%20b')
})

it('does not shorten a message of usual length', () => {
  const request = aStayRequest({ guest: aFullDraft({ requests: 'A cot, please.' }) })
  expect(messageThatFits(request, words, facts)).toEqual({
    text: messageText(request, words, facts),
    shortened: false,
  })
})

it('shortens special requests that are too long for an address, and says so', () => {
  const { text, shortened } = fitting('Seaweed! '.repeat(400))
  expect(shortened).toBe(true)
  expect(text).toMatch(/Seaweed! Sea.* \[cut\]$/)
})

it('does not shorten the message of a request without a guest', () => {
  const request = aStayRequest({ guest: undefined, dates: undefined })
  expect(messageThatFits(request, words, facts)).toEqual({
    text: messageText(request, words, facts),
    shortened: false,
  })
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
    messageThatFits(aStayRequest({ guest: aFullDraft({ requests }) }), words, facts, shownTerms)

  it('holds all of them if they fit', () => {
    const short = termRows(someTerms(), someTermsWords())
    expect(textWith('A cot', short).text).toContain('Manners: No anvils; No trombones after nine')
  })

  it('holds the essential ones if all of them do not fit, and special requests whole', () => {
    const { text, shortened } = textWith('A cot, please.')
    expect(text).toContain('Calling off: All back until 9 April 2031')
    expect(text).not.toMatch(/Animals|Manners|If you like/)
    expect(text).toMatch(/A cot, please\.$/)
    expect(shortened).toBe(false)
  })

  it('holds the essential ones even if special requests have to be shortened', () => {
    const { text, shortened } = textWith('Seaweed! '.repeat(400))
    expect(text).toContain('Down payment: €60')
    expect(shortened).toBe(true)
  })
})

it('accepts any characters and terms, and keeps the address shorter than 2,000 characters', () => {
  const longest: Terms = {
    deposit: { percent: 99, balanceDaysBefore: 100 },
    cancellation: [400, 99, 98, 97].map((daysBefore) => ({ daysBefore, refundPercent: daysBefore % 100 })),
    minimumNights: 100,
  }
  const rows = termRows(longest, someTermsWords(), {
    checkIn: '2031-09-30',
    today: '2030-01-01',
    total: 9_999_999,
  })
  const anyText = fc.string({ unit: 'binary', maxLength: 900 })
  fc.assert(
    fc.property(anyText, anyText, (requests, name) => {
      const guest = aFullDraft({ requests, name, email: name, phone: name })
      const { text, shortened } = messageThatFits(aStayRequest({ guest }), words, facts, rows)
      const address = addressOf(text)
      expect(address.length).toBeLessThan(2000)
      const body = new URL(address).searchParams.get('body')!
      expect(body.replaceAll('\r\n', '\n')).toBe(text)
      expect(text.endsWith(' [cut]')).toBe(shortened)
    }),
  )
})
