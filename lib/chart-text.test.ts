import { chartTextParts, numbered, plainText, viewerTitle } from './chart-text'

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

it.each([
  ['2. The shore path', { number: 2, text: 'The shore path' }],
  ['12. The pier', { number: 12, text: 'The pier' }],
  ['The pier', { text: 'The pier' }],
  ['8.3 km to the pier', { text: '8.3 km to the pier' }],
])('splits the number off “%s”', (text, parts) => {
  expect(numbered(text)).toEqual(parts)
})

const photograph = { rendered: false }

it.each([
  ['*Pool* and hot tub', 'Boathouse, pool and hot tub'],
  ['Dining and kitchen', 'Boathouse, dining and kitchen'],
])('joins the property’s name and the heading of the gallery: %s', (heading, title) => {
  expect(viewerTitle('Boathouse', heading, [photograph])).toBe(title)
})

it('adds that a gallery contains a visualisation', () => {
  expect(viewerTitle('Boathouse', 'Oars', [photograph, { rendered: true }])).toBe(
    'Boathouse, oars (visualisation)',
  )
})
