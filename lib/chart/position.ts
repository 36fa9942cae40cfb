import type { ChartDrawing, Place } from '../chart/types'

/** Right and down from the top left corner of a drawing. */
export type Point = readonly [x: number, y: number]

/** Width of a degree of longitude relative to one of latitude, at 55.2° north, the middle of the charts. */
const SQUEEZE = Math.cos((55.2 * Math.PI) / 180)

/**
 * Where a place is on a drawing of the chart, in units of the drawing. A kilometre is as long to the east as to the north.
 *
 * @example positionOn({ ...drawing, west: -7.78, north: 55.455, scale: 1606 }, { lat: 55.455, lon: -7.78 }) // [0, 0]
 */
export const positionOn = ({ west, north, scale }: ChartDrawing, { lat, lon }: Place): Point => [
  (lon - west) * SQUEEZE * scale,
  (north - lat) * scale,
]
