/** @jest-environment node */
import { sunMinutes, zenith } from '@/lib/solar'
import { drawYear } from './year-plot.mjs'

const shapes: string[] = drawYear(2026, ['2026-06-21'], sunMinutes, zenith)
const [, night = ''] = shapes

/** The first and the last day of each subpath. */
const dayRanges = (path: string) =>
  [...path.matchAll(/M([\d.]+) [\d.]+l([^z]*)z/g)].map(([, start, steps]) => {
    let x = Number(start)
    const xs = [...steps!.matchAll(/-?\d*\.?\d+/g)].flatMap(([step], index) =>
      index % 2 === 0 ? [(x += Number(step))] : [],
    )
    return [Math.min(Number(start), ...xs), Math.max(Number(start), ...xs)]
  })

it('draws no night in the weeks around midsummer', () => {
  const days = dayRanges(night)
  const midsummer = 171
  expect(days.length).toBeGreaterThan(0)
  expect(days.filter(([from, to]) => from! < midsummer && to! > midsummer)).toEqual([])
})

it.each([
  ['29 March', 87],
  ['25 October', 297],
])('draws a step where the clocks change on %s', (_, day) => {
  expect(dayRanges(night).flat()).toContain(day)
})

it('draws a dot on sunrise and on sunset of each date', () => {
  const { rise, set } = sunMinutes('2026-06-21')!
  const drawing = shapes.join('')
  expect(drawing).toContain(`M171.5 ${1440 - Math.round(rise)}h0`)
  expect(drawing).toContain(`M171.5 ${1440 - Math.round(set)}h0`)
})
