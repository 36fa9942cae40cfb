import fc from 'fast-check'
import { aFullDraft, aStayRequest, someLetterWords } from '../testing/booking'
import { letterText } from './letter'
import { fittingLetter, mailAddress, whatsAppAddress } from './mailto'

const words = someLetterWords()
const facts = { checkIn: '1:00 PM', checkOut: '9:00 AM', location: 'Somewhere' }
const fitting = (requests: string, name = 'Róisín Test') =>
  fittingLetter(aStayRequest({ guest: aFullDraft({ requests, name }) }), words, facts)
const addressOf = (text: string) => mailAddress('a@b.example', 'Asking for the boathouse', text)

it('writes an address that carries subject and text', () => {
  const address = new URL(mailAddress('a@b.example', 'Dates & price?', '50 % of “us”\n#1 + 2'))
  expect(address.pathname).toBe('a@b.example')
  expect(address.searchParams.get('subject')).toBe('Dates & price?')
  expect(address.searchParams.get('body')).toBe('50 % of “us”\r\n#1 + 2')
})

it('writes an address without a text', () => {
  expect(mailAddress('a@b.example', 'Dates')).toBe('mailto:a@b.example?subject=Dates')
})

it('breaks lines as mail wants it', () => {
  expect(addressOf('one\ntwo')).toMatch(/one%0D%0Atwo$/)
})

it('hands the same text to WhatsApp', () => {
  expect(whatsAppAddress('35399', 'a & b')).toBe('https://wa.me/35399?text=a%20%26%20b')
})

it('leaves a letter of usual length whole', () => {
  const request = aStayRequest({ guest: aFullDraft({ requests: 'A cot, please.' }) })
  expect(fittingLetter(request, words, facts)).toEqual({
    text: letterText(request, words, facts),
    shortened: false,
  })
})

it('cuts special requests that are too long for an address, and says so', () => {
  const { text, shortened } = fitting('Seaweed! '.repeat(400))
  expect(shortened).toBe(true)
  expect(text).toMatch(/Seaweed! Sea.* \[cut\]$/)
})

it('has a letter for a request without a name', () => {
  const request = aStayRequest({ guest: undefined, dates: undefined })
  expect(fittingLetter(request, words, facts)).toEqual({
    text: letterText(request, words, facts),
    shortened: false,
  })
})

it('accepts any characters, and never makes the address longer than mail programs take', () => {
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
