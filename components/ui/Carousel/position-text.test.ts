import { positionText } from './position-text'

it.each([
  ['one slide', 0, 1, '1 of 4'],
  ['the last slide', 3, 1, '4 of 4'],
  ['two slides', 1, 2, '2–3 of 4'],
  ['three slides', 1, 3, '2–4 of 4'],
  ['two slides that wrap around', 3, 2, '4, 1 of 4'],
  ['three slides that wrap around', 3, 3, '4, 1, 2 of 4'],
])('names %s', (_, first, inView, text) => {
  expect(positionText(first, inView, 4)).toBe(text)
})
