import { frameAround, type Frame } from './frame'
import type { Point } from './position'

const sheet = { width: 1320, height: 780 }
const farAway = { at: [1300, 20] as Point, radius: 10 }

const middleOf = ({ x, y, width, height }: Frame) => [x + width / 2, y + height / 2]

it('puts the places in the middle of a 4:3 frame', () => {
  const frame = frameAround(
    [
      [600, 400],
      [640, 380],
    ],
    sheet,
    farAway,
  )
  expect(frame.width / frame.height).toBeCloseTo(4 / 3)
  const [x, y] = middleOf(frame)
  expect(x).toBeCloseTo(620, -1)
  expect(y).toBeCloseTo(390, -1)
})

it('grows with the distance between the places and leaves room for a number at each edge', () => {
  const { x, width } = frameAround(
    [
      [200, 400],
      [800, 400],
    ],
    sheet,
    farAway,
  )
  expect(width).toBeGreaterThan(650)
  expect(200 - x).toBeGreaterThan(width * 0.05)
  expect(x + width - 800).toBeGreaterThan(width * 0.05)
})

it('stays on the sheet beside its corner', () => {
  const { x, y } = frameAround(
    [
      [40, 30],
      [60, 50],
    ],
    sheet,
    farAway,
  )
  expect([x, y]).toEqual([0, 0])
})

it.each<[string, Point, 'in' | 'out']>([
  ['leaves out a compass rose at its edge', [700, 270], 'out'],
  ['grows around a compass rose between the places', [630, 390], 'in'],
])('%s', (_, at, where) => {
  const radius = 30
  const { x, y, width, height } = frameAround(
    [
      [600, 400],
      [660, 380],
    ],
    sheet,
    { at, radius },
  )
  const [roseX, roseY] = at
  const isIn =
    roseX - radius >= x && roseX + radius <= x + width && roseY - radius >= y && roseY + radius <= y + height
  const isOut =
    roseX + radius <= x || roseX - radius >= x + width || roseY + radius <= y || roseY - radius >= y + height
  expect({ in: isIn, out: isOut }[where]).toBe(true)
})

it('says so where no frame can hold the places', () => {
  expect(() =>
    frameAround(
      [
        [10, 10],
        [1300, 770],
      ],
      sheet,
      farAway,
    ),
  ).toThrow('no 4:3 extract')
})
