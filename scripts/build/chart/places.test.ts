/** @jest-environment node */
import { narrowLabels, wideLabels } from '@/content/chart/labels'
import { places } from '@/content/chart/places'
import { ashore, drawnCoast, islandRing } from './coast.mjs'
import { placesOnSheet, tooFar } from './places.mjs'
import { kilometres, offset, project, sheets } from './projection.mjs'

const ring = islandRing()
const drawn = Object.entries({ wide: wideLabels, narrow: narrowLabels }).map(([name, labels]) => {
  const sheet = sheets[name as keyof typeof sheets]
  const coast = drawnCoast(ring, sheet)
  return { name, sheet, coast, labels, stands: placesOnSheet(places, sheet, coast) }
})

it('has the whole island of Ireland to draw from', () => {
  const lons = ring.map(([lon]) => lon)
  const lats = ring.map(([, lat]) => lat)
  expect([Math.min(...lons), Math.max(...lons)]).toEqual([
    expect.closeTo(-10.48, 1),
    expect.closeTo(-5.43, 1),
  ])
  expect([Math.min(...lats), Math.max(...lats)]).toEqual([expect.closeTo(51.45, 1), expect.closeTo(55.39, 1)])
})

it('puts the window’s corner at the corner of the sheet, north up and east to the right', () => {
  expect(project(sheets.wide, [-7.78, 55.455])).toEqual([0, 0])
  const [x, y] = project(sheets.wide, [-7.7, 55.4])
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(0)
})

it('draws a kilometre as long to the east as to the north', () => {
  const home: [number, number] = [-6.983, 55.2045]
  const [x, y] = project(sheets.wide, home)
  const [eastX] = project(sheets.wide, offset(home, [10, 0]))
  const [, northY] = project(sheets.wide, offset(home, [0, 10]))
  expect(kilometres(sheets.wide, eastX - x)).toBeCloseTo(10, 2)
  expect(kilometres(sheets.wide, y - northY)).toBeCloseTo(10, 2)
})

describe.each(drawn)('on the $name sheet', ({ sheet, coast, labels, stands }) => {
  it('every place with a name stands inside the frame', () => {
    expect(Object.keys(stands)).toEqual(expect.arrayContaining(labels.map(({ place }) => place)))
  })

  it('no place is drawn more than 1.5 km from where it is', () => {
    expect(tooFar(stands, sheet)).toEqual([])
  })

  it('no harbour stands in the water', () => {
    const shores = Object.entries(places).filter(([id, place]) => 'shore' in place && id in stands)
    const moved = shores.filter(([id]) => stands[id].distance > 0)
    expect(moved.length).toBeGreaterThan(0)
    // A unit further inland there is land.
    for (const [id] of moved) {
      const [x, y] = stands[id].point
      const around: [number, number][] = [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ]
      expect(around.filter((point) => ashore(point, coast).distance === 0).length).toBeGreaterThan(0)
    }
  })
})

it('names a place that is drawn too far off', () => {
  const stands = { rockall: { point: [0, 0], distance: 100 } }
  expect(tooFar(stands, sheets.wide)).toEqual([
    'content/chart/places.ts, rockall: drawn 6.9 km from its position.',
  ])
})
