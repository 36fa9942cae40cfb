import fc from 'fast-check'
import { aFullDraft, aStayRequest, someMessageWords } from '../testing/booking'
import { messageText } from './message'
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

it('accepts any characters, and keeps the address shorter than 2,000 characters', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 900 })
  fc.assert(
    fc.property(anyText, anyText, (requests, name) => {
      const { text, shortened } = fitting(requests, name)
      const address = addressOf(text)
      expect(address.length).toBeLessThan(2000)
      const body = new URL(address).searchParams.get('body')!
      expect(body.replaceAll('\r\n', '\n')).toBe(text)
      expect(text.endsWith(' [cut]')).toBe(shortened)
    }),
  )
})
