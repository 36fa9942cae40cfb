import { z } from 'zod'
import { list, text, words } from './kinds'

const place = z.strictObject({
  lat: z.number(),
  /** Degrees east; west is negative. */
  lon: z.number(),
})
export const places = z.record(z.string(), place)

export const point = z.tuple([z.number(), z.number()]).readonly()

/** The breakpoint from which something is shown. Default: every width of its chart. */
const from = z.enum(['small', 'carousel', 'desktop', 'wide']).optional()

const labelLine = z.strictObject({
  from,
  text: text(),
  /** Hills, the hill in view and Edgewater are set in the serif, a height is set smaller. Default: the sans. */
  look: z.enum(['hill', 'view', 'height', 'home']).optional(),
  /** Distance from the place to the anchor of the line, right and down, in em of the line. */
  x: z.number(),
  y: z.number(),
  anchor: z.enum(['middle', 'end']).optional(),
})

/** The breakpoints between which something is shown. Default: every width of its chart. */
const shown = {
  from,
  below: z.literal('wide').optional(),
}

/** The label of a place on one of the two charts. */
const label = z.strictObject({
  ...shown,
  place: z.string(),
  lines: list(labelLine),
  /** False for Edgewater, which has its flare, and for islands. */
  dot: z.literal(false).optional(),
  /** Colour of the halo that separates the text from the coast. Default: land. */
  on: z.literal('sea').optional(),
  /** Start of the line from the label to its place, in em from the place. */
  leader: point.optional(),
})
export const labels = list(label)

/** The name of land or water, along a curve or centred on a point, in units of its chart. */
const areaName = z.strictObject({
  ...shown,
  text: text(),
  look: z.enum(['water', 'land']),
  size: z.number(),
  spacing: z.number(),
  along: text().optional(),
  at: point.optional(),
})
export const areas = list(areaName)

const drawing = z.strictObject({ src: text(), width: z.number(), height: z.number() })

/** A drawing of the chart, and the part of the earth that it shows. */
const chartDrawing = drawing.extend({
  /** Degrees of its top left corner. */
  west: z.number(),
  north: z.number(),
  /** Units of the drawing in a degree of latitude. */
  scale: z.number(),
  /** Centre of the compass rose and radius of its figures, in units. */
  rose: z.strictObject({ at: point, radius: z.number() }).optional(),
})

export const chart = words('description').extend({
  /** False leaves the chart out. */
  shown: z.literal(false).optional(),
  wide: chartDrawing,
  narrow: chartDrawing,
  inset: drawing.extend({ label: text() }),
  notes: words('sources', 'key'),
})

export type Place = z.infer<typeof place>
export type Label<PlaceId extends string = string> = z.infer<typeof label> & { place: PlaceId }
export type AreaName = z.infer<typeof areaName>

export type Drawing = z.infer<typeof drawing>
export type ChartDrawing = z.infer<typeof chartDrawing>

export type PlacedLabel = Label & { at: Place }

/** A drawing with the labels that stand on it. */
export interface Sheet extends ChartDrawing {
  labels: readonly PlacedLabel[]
  areas: readonly AreaName[]
}

/** The charts as `content/chart/chart.ts` holds them: the labels on the sheets have a file of their own. */
export type ChartFile = z.infer<typeof chart>
export type Chart = ChartFile & { wide: Sheet; narrow: Sheet }
