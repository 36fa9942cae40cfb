import fc from 'fast-check'
import { clean, mailAddress, whatsAppAddress } from './mailto'

it('writes a mailto address with subject and body, and line breaks as CRLF, as RFC 6068 asks', () => {
  const address = new URL(mailAddress('a@b.example', 'Dates & price?', '50 % of “us”\n#1 + 2'))
  expect(address.pathname).toBe('a@b.example')
  expect(address.searchParams.get('subject')).toBe('Dates & price?')
  expect(address.searchParams.get('body')).toBe('50 % of “us”\r\n#1 + 2')
})

it('writes a WhatsApp address with the text', () => {
  expect(whatsAppAddress('35399', 'a & b')).toBe('https://wa.me/35399?text=a%20%26%20b')
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
