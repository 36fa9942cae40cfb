/** @jest-environment node */
import { sunMinutes, zenith } from '@/lib/solar'
import { drawYear } from './year-plot.mjs'

const shapes: string[] = drawYear(2026, ['2026-06-21'], sunMinutes, zenith)
const [, night = ''] = shapes

/** Stretches of a path, each with the days it covers. */
const extents = (path: string) =>
  [...path.matchAll(/M([\d.]+) [\d.]+l([^z]*)z/g)].map(([, start, steps]) => {
    let x = Number(start)
    const xs = [...steps!.matchAll(/-?\d*\.?\d+/g)].flatMap(([step], index) =>
      index % 2 === 0 ? [(x += Number(step))] : [],
    )
    return [Math.min(Number(start), ...xs), Math.max(Number(start), ...xs)]
  })

it('leaves the weeks around midsummer without night', () => {
  const days = extents(night)
  const midsummer = 171
  expect(days.length).toBeGreaterThan(0)
  expect(days.filter(([from, to]) => from! < midsummer && to! > midsummer)).toEqual([])
})

it.each([
  ['29 March', 87],
  ['25 October', 297],
])('steps where the clocks change on %s', (_, day) => {
  expect(extents(night).flat()).toContain(day)
})

it('puts a dot on sunrise and on sunset of each date', () => {
  const { rise, set } = sunMinutes('2026-06-21')!
  const marks = shapes.join('')
  expect(marks).toContain(`M171.5 ${1440 - Math.round(rise)}h0`)
  expect(marks).toContain(`M171.5 ${1440 - Math.round(set)}h0`)
})
