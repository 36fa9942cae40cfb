/** @jest-environment node */
import { sunMinutes, zenith } from '@/lib/light/solar'
import { drawYear } from './year.mjs'

type Point = [x: number, y: number]

const shapes: string[] = drawYear(2026, ['2026-06-21'], sunMinutes, zenith)
const [, nautical = '', lateDusk = '', , lines = ''] = shapes

/** The corners of the first shape in a text. */
const corners = (shape: string) => {
  let [x, y] = [0, 0]
  return [...shape.matchAll(/[Ml](-?[\d.]+) (-?[\d.]+)/g)].map(([, right, down]): Point => {
    x += Number(right)
    y += Number(down)
    return [x, y]
  })
}

/** Whether a shape covers a time of a day. A line down from a point inside crosses the edge an odd number of times. */
const covers = (shape: string, day: number, minutes: number) => {
  const [left = 0, up = 0] = /translate\((\d+) (\d+)\)/.exec(shape)?.slice(1).map(Number) ?? []
  const [x, y] = [day - left, 1440 - minutes - up]
  const points = corners(shape)
  const crossings = points.filter(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!
    return ax > x !== bx > x && ay + ((x - ax) / (bx - ax)) * (by - ay) > y
  })
  return crossings.length % 2 === 1
}

const isNight = (day: number, minutes: number) =>
  ![nautical, lateDusk].some((shape) => covers(shape, day, minutes))

/** 0 is 1 January. */
const [may30, midsummer, december21] = [149, 171, 354]

it('draws no night in the weeks around midsummer', () => {
  const times = Array.from({ length: 24 }, (_, hour) => hour * 60 + 30)
  for (const day of [midsummer - 12, midsummer, midsummer + 12])
    expect(times.filter((minutes) => isNight(day + 0.5, minutes))).toEqual([])
  expect(times.filter((minutes) => isNight(december21 + 0.5, minutes)).length).toBeGreaterThan(10)
})

it('draws a dusk after midnight at the bottom of the next day', () => {
  const dusk = sunMinutes('2026-05-30', zenith.nautical)!.set - 1440
  const { rise: dawn } = sunMinutes('2026-05-31', zenith.nautical)!
  expect(dusk).toBeGreaterThan(5)
  const around = [dusk - 3, dusk + 3, dawn - 3, dawn + 3]
  expect(around.map((minutes) => isNight(may30 + 1.5, minutes))).toEqual([false, true, true, false])
})

it.each([
  ['29 March', 87, 60],
  ['25 October', 297, -60],
])('draws a step where the clocks change on %s', (_, day, minutes) => {
  const steps = corners(lines).filter(([x]) => x === day)
  expect(steps).toHaveLength(4)
  const [[, before], [, after]] = steps as [Point, Point, Point, Point]
  expect(Math.abs(before - after - minutes)).toBeLessThan(5)
})

it('draws a dot on sunrise and on sunset of each date', () => {
  const { rise, set } = sunMinutes('2026-06-21')!
  const drawing = shapes.join('')
  expect(drawing).toContain(`M171.5 ${1440 - Math.round(rise)}h0`)
  expect(drawing).toContain(`M171.5 ${1440 - Math.round(set)}h0`)
})
