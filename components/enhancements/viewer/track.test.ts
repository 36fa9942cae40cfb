import { indexAt } from './track'

it.each([
  ['the last picture stands before the first', 0, 3],
  ['then all of them in order', 1, 0],
  ['to the last', 4, 3],
  ['and the first stands after it', 5, 0],
])('closes four pictures to a ring: %s', (_, place, index) => {
  expect(indexAt(place, 4)).toBe(index)
})
