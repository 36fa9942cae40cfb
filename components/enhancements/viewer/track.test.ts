import { indexAt } from './track'

it.each([
  ['a copy of the last picture comes before the first', 0, 3],
  ['the first picture', 1, 0],
  ['the last picture', 4, 3],
  ['a copy of the first picture comes after the last', 5, 0],
])('maps a position on the track to a picture: %s', (_, position, index) => {
  expect(indexAt(position, 4)).toBe(index)
})
