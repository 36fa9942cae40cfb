/** Right and down. */
export type Point = readonly [x: number, y: number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The square around a point. */
export const around = ([x, y]: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: radius * 2,
  height: radius * 2,
})

export const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const holds = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height

export const rounded = (value: number) => Number(value.toFixed(2))
