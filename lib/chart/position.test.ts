import { positionOn } from './position'

const drawing = { src: '/charts/a.svg', width: 400, height: 300, west: -9, north: 56, scale: 1000 }
const corner = { lat: 56, lon: -9 }
const KM = 1 / 111.3

it('puts the north-west corner at the origin, with north up and east to the right', () => {
  expect(positionOn(drawing, corner)).toEqual([0, 0])
  const [x, y] = positionOn(drawing, { lat: 55.9, lon: -8.9 })
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(0)
})

it('draws a kilometre as long to the east as to the north', () => {
  const kilometresInDegreeOfLongitude = 111.3 * Math.cos((55.2 / 180) * Math.PI)
  const [east] = positionOn(drawing, { ...corner, lon: -9 + 10 / kilometresInDegreeOfLongitude })
  const [, south] = positionOn(drawing, { ...corner, lat: 56 - 10 * KM })
  expect(east).toBeCloseTo(south)
  expect(south).toBeCloseTo(89.85)
})
