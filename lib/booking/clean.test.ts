import fc from 'fast-check'
import { clean, cleanLine } from './clean'

it.each([
  ['turns line breaks of every kind into \\n', 'a\r\nb\rc\nd\u2028e', 'a\nb\nc\nd\ne'],
  ['removes control characters except the tab', 'a\u0000b\u0007c\u007fd\te', 'abcd\te'],
  ['replaces a lone surrogate', 'a\ud83cb', 'a\ufffdb'],
  ['keeps every whole character', 'Seán 🏄‍♀️ & “O’Neill” <b>%0A</b>', 'Seán 🏄‍♀️ & “O’Neill” <b>%0A</b>'],
])('%s', (_, text, cleaned) => {
  expect(clean(text)).toBe(cleaned)
})

it('puts a text on one line', () => {
  expect(cleanLine('  Aoife\r\n  Bcc: all@world.example ')).toBe('Aoife Bcc: all@world.example')
})

it('makes any text safe for encodeURIComponent, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => encodeURIComponent(clean(text))).not.toThrow()
      expect(clean(clean(text))).toBe(clean(text))
    }),
  )
})
