import { shapesOf } from './shape'

it.each([
  ['seven of a house', [4, 5, 3, 4, 5, 4, 4], 'full diptych full column strip diptych ending'],
  [
    'eight: the order begins again',
    [4, 5, 3, 4, 5, 4, 4, 4],
    'full diptych full column strip diptych full ending',
  ],
  ['a diptych of one picture is a column', [1, 1, 1], 'full column ending'],
  ['a diptych of two has no carousel', [2, 2, 2], 'full diptych ending'],
  ['a diptych of three is a column', [3, 3, 3], 'full column ending'],
  ['a strip of one or two is full', [3, 4, 3, 3, 2, 4, 3], 'full diptych full column full diptych ending'],
  ['a single gallery ends the page', [9], 'ending'],
])('deals the shapes of galleries by place and number of pictures: %s', (_, counts, shapes) => {
  expect(shapesOf(counts)).toEqual(shapes.split(' '))
})

it('gives no two neighbours the same shape, whatever the numbers of their pictures', () => {
  for (let mixed = 0; mixed < 3 ** 8; mixed += 1) {
    const shapes = shapesOf(Array.from({ length: 8 }, (_, place) => 1 + (Math.floor(mixed / 3 ** place) % 3)))
    expect(shapes.filter((shape, place) => shape === shapes[place + 1])).toEqual([])
  }
})
