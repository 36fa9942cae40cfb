/** @jest-environment node */
import { narrowLabels, wideLabels } from '@/content/chart/labels'
import { places } from '@/content/chart/places'
import { movedToCoast, drawnCoast, islandRing } from './coast.mjs'
import { placesOnChart } from './places.mjs'
import { kilometres, offset, project, charts } from './projection.mjs'

const ring = islandRing()
const drawn = Object.entries({ wide: wideLabels, narrow: narrowLabels }).map(([name, labels]) => {
  const chart = charts[name as keyof typeof charts]
  const coast = drawnCoast(ring, chart)
  return { name, chart, coast, labels, placed: placesOnChart(places, chart, coast) }
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

it('puts its north-west corner at the origin, with north up and east to the right', () => {
  expect(project(charts.wide, [-7.78, 55.455])).toEqual([0, 0])
  const [x, y] = project(charts.wide, [-7.7, 55.4])
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(0)
})

it('draws a kilometre as long to the east as to the north', () => {
  const home: [number, number] = [-6.983, 55.2045]
  const [x, y] = project(charts.wide, home)
  const [eastX] = project(charts.wide, offset(home, [10, 0]))
  const [, northY] = project(charts.wide, offset(home, [0, 10]))
  expect(kilometres(charts.wide, eastX - x)).toBeCloseTo(10, 2)
  expect(kilometres(charts.wide, y - northY)).toBeCloseTo(10, 2)
})

describe.each(drawn)('on the $name chart', ({ chart, coast, labels, placed }) => {
  it('draws every labelled place inside the frame', () => {
    expect(Object.keys(placed)).toEqual(expect.arrayContaining(labels.map(({ place }) => place)))
  })

  it('draws no harbour in the water', () => {
    const shores = Object.entries(places).filter(([id, place]) => 'shore' in place && id in placed)
    const moved = shores.filter(([id, { lon, lat }]) => placed[id][0] !== project(chart, [lon, lat])[0])
    expect(moved.length).toBeGreaterThan(0)
    // One unit further inland is land.
    for (const [id] of moved) {
      const [x, y] = placed[id]
      const around: [number, number][] = [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ]
      expect(around.filter((point) => movedToCoast(point, coast).distance === 0).length).toBeGreaterThan(0)
    }
  })
})

it('throws when a harbour would be drawn more than 1.5 km from its position', () => {
  const [{ chart, coast }] = drawn as [(typeof drawn)[number]]
  const raft = { lon: -7, lat: 55.38, shore: true }
  expect(() => placesOnChart({ raft }, chart, coast)).toThrow(
    /^content\/chart\/places.ts, raft: drawn \d+\.\d km from its position\.$/,
  )
})
