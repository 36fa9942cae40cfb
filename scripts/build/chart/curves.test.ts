/** @jest-environment node */
import { catmullRom, cutCorners, samples } from './curves.mjs'
import { bezierPath, linePath } from './path-data.mjs'

type Point = [number, number]

/** Points from a text: `line('0,0 100,0')`. */
const line = (text: string) => text.split(' ').map((point) => point.split(',').map(Number) as Point)

it('keeps both ends of an open line when it cuts corners', () => {
  expect(cutCorners(line('0,0 100,0 100,100'))).toEqual(line('0,0 78,0 100,22 100,100'))
})

it('cuts every corner of a ring', () => {
  const cut = cutCorners(line('0,0 100,0 100,100 0,100'), true)
  expect(cut).toEqual(line('22,0 78,0 100,22 100,78 78,100 22,100 0,78 0,22'))
})

it.each([
  ['an open line', false, 2],
  ['a ring', true, 3],
])('runs through every point of %s', (_, closed, segmentCount) => {
  const points = line('0,0 40,10 80,60')
  const segments = catmullRom(points, closed)
  expect(segments.map(([start]) => start)).toEqual(points.slice(0, segmentCount))
  expect(samples(segments)).toEqual(expect.arrayContaining(points.slice(0, segmentCount)))
})

it('writes a curve as one path of relative coordinates', () => {
  expect(bezierPath([line('0,0 1,0 2,-1 3.04,0.5')])).toBe('M0 0c1 0 2-1 3 .5')
})

it('keeps rounding errors from adding up along a line', () => {
  const points = Array.from({ length: 101 }, (_, index): Point => [index * 0.04, 0])
  const [, steps = ''] = linePath(points).split('l')
  const end = steps.split(' ').reduce((sum, step) => sum + Number(step), 0)
  expect(end).toBeCloseTo(4)
})
