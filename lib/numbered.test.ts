import { numbered } from './numbered'

it.each([
  ['2. The shore path', { number: 2, text: 'The shore path' }],
  ['12. The pier', { number: 12, text: 'The pier' }],
  ['The pier', { text: 'The pier' }],
  ['8.3 km to the pier', { text: '8.3 km to the pier' }],
])('splits the number off “%s”', (text, parts) => {
  expect(numbered(text)).toEqual(parts)
})
