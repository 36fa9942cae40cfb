import { z } from 'zod'
import { isIsoDate } from '../iso-date'
import { error, list, text, withRules, words } from './kinds'

/** Degrees between which the north of Ireland lies; 55 and −7 the wrong way round lie outside. */
const isInTheNorth = (lat: number, lon: number) => lat >= 53 && lat <= 56 && lon >= -9 && lon <= -5

/** A place of the chart: where it is, and whether it may not stand in the water. */
const place = withRules(
  z.strictObject({
    /** Degrees north. */
    lat: z.number(),
    /** Degrees east; west is negative. */
    lon: z.number(),
    /** A harbour or a headland: drawn at the coast where the generalised coast leaves it in the water. */
    shore: z.boolean().optional(),
  }),
  ({ lat, lon }) => [
    typeof lat === 'number' &&
      typeof lon === 'number' &&
      !isInTheNorth(lat, lon) && [
        [],
        `${lat} north, ${lon} east is not in the north of Ireland. Fix: Write degrees, lat first; west is negative.`,
      ],
  ],
)
export const places = z.record(z.string(), place)

const point = z
  .tuple([z.number(), z.number()], { error: 'It is not two numbers. Fix: Write them as in [-3.1, -3.15].' })
  .readonly()

const labelLine = z.strictObject({
  text: text(),
  /** In the serif: a hill, the hill in view, Edgewater itself; smaller: a height. Default: a name in the sans. */
  look: z.enum(['hill', 'view', 'height', 'home']).optional(),
  /** From the place to the line's anchor, in em of the line: right and down. */
  x: z.number(),
  y: z.number(),
  anchor: z.enum(['middle', 'end']).optional(),
})

/** The breakpoints between which something is shown; on every width of its sheet without them. */
const shown = {
  from: z.enum(['carousel', 'desktop', 'wide']).optional(),
  below: z.literal('wide').optional(),
}

/** What a place is called on one sheet. */
const label = z.strictObject({
  ...shown,
  place: z.string(),
  lines: list(labelLine),
  /** Edgewater has its flare, an island itself: no dot. */
  dot: z.literal(false).optional(),
  /** Colour of the halo that keeps the coast out of the letters. Default: land. */
  on: z.enum(['sea', 'lough']).optional(),
  /** From the label to its place, in em: where the line starts. */
  leader: point.optional(),
})
export const labels = list(label, { key: ({ place }) => place })

/** The name of a land or a water, in units of its sheet's drawing: along a curve, or centred on a point. */
const areaName = z.strictObject({
  ...shown,
  text: text(),
  look: z.enum(['water', 'land']),
  /** Size of the type, in units. */
  size: z.number(),
  /** Between letters, in em. */
  spacing: z.number(),
  /** Path data of its baseline. */
  along: text().optional(),
  at: point.optional(),
})
export const areas = list(areaName)

const notes = words('sources', 'key')
/** The words beside the drawings. Drawings and positions are the build's, and are not checked. */
export const chart = z.object({ description: text(), inset: z.object({ label: text() }), notes })

const evening = z.strictObject({
  /** ISO date of an evening whose sunset is printed. */
  date: z.string().refine(
    isIsoDate,
    error((value) => `${value} is no date. Fix: Write month and day with two digits each, as in 06-21.`),
  ),
  /** What stands before the time. */
  term: text(),
})
export const evenings = list(evening)
export const year = z.number()

/** The words of the year of light; its drawing is the build's. */
export const yearOfLight = z.object({
  ...words('heading', 'text').shape,
  sunsets: evenings,
  /** What the drawing shows, for those who do not see it. */
  description: text(),
  /** What is written on the drawing; three hours from the top, twelve months. */
  words: words('day', 'night', 'today').extend({
    hours: list(text(), { exactly: 3 }),
    months: list(text(), { exactly: 12 }),
  }),
})

export type Place = z.infer<typeof place>
export type LabelLine = z.infer<typeof labelLine>
export type Label<PlaceId extends string = string> = z.infer<typeof label> & { place: PlaceId }
export type AreaName = z.infer<typeof areaName>

/** A drawing that the build has made: its address and its proportions. */
export interface Drawing {
  src: string
  width: number
  height: number
}

export interface PlacedLabel extends Label {
  /** Hundredths of the sheet's width and height, from its top left. */
  at: readonly [x: number, y: number]
}

/** One of the two sheets of the chart. */
export interface Sheet extends Drawing {
  labels: readonly PlacedLabel[]
  areas: readonly AreaName[]
  /** Middle of the compass rose, and radius at which its figures stand, in units. */
  rose?: { at: readonly [x: number, y: number]; radius: number }
}

export type Chart = z.infer<typeof chart> & { wide: Sheet; narrow: Sheet; inset: Drawing }

/** Its plot is stretched to its box: a year wide, a day high. */
export type YearOfLight = z.infer<typeof yearOfLight> & { plot: Drawing }
