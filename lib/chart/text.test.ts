import { chartTextParts, plainText } from './text'

it.each([
  [
    'One *lough*',
    [
      ['One ', false],
      ['lough', true],
    ],
  ],
  [
    '*Pool* and hot tub',
    [
      ['Pool', true],
      [' and hot tub', false],
    ],
  ],
  ['Living', [['Living', false]]],
  ['', []],
])('finds the names of water in «%s»', (text, parts) => {
  expect(chartTextParts(text).map(({ text, water }) => [text, water])).toEqual(parts)
})

it('removes the asterisks for texts that cannot be set in italic', () => {
  expect(plainText('Greencastle, at the mouth of *Lough Foyle*')).toBe(
    'Greencastle, at the mouth of Lough Foyle',
  )
})
