export interface Place {
  lat: number
  /** Degrees east; west is negative. */
  lon: number
}

type Point = readonly [number, number]

/** The breakpoint from which something is shown. Default: every width of its chart. */
type From = 'small' | 'carousel' | 'desktop' | 'wide'

/** The breakpoints between which something is shown. */
interface Shown {
  from?: From
  below?: 'wide'
}

interface LabelLine {
  from?: From
  text: string
  /** Hills, the hill in view and Edgewater are set in the serif, a height is set smaller. Default: the sans. */
  look?: 'hill' | 'view' | 'height' | 'home'
  /** Distance from the place to the anchor of the line, right and down, in em of the line. */
  x: number
  y: number
  anchor?: 'middle' | 'end'
}

/** The label of a place on one of the two charts. */
export interface Label<PlaceId extends string = string> extends Shown {
  place: PlaceId
  lines: readonly LabelLine[]
  /** False for Edgewater, which has its flare, and for islands. */
  dot?: false
  /** Colour of the halo that separates the text from the coast. Default: land. */
  on?: 'sea'
  /** Start of the line from the label to its place, in em from the place. */
  leader?: Point
}

/** The name of land or water, along a curve or centred on a point, in units of its chart. */
export interface AreaName extends Shown {
  text: string
  look: 'water' | 'land'
  size: number
  spacing: number
  along?: string
  at?: Point
}

export interface Drawing {
  src: string
  width: number
  height: number
}

/** A drawing of the chart, and the part of the earth that it shows. */
export interface ChartDrawing extends Drawing {
  /** Degrees of its top left corner. */
  west: number
  north: number
  /** Units of the drawing in a degree of latitude. */
  scale: number
  /** Centre of the compass rose and radius of its figures, in units. */
  rose?: { at: Point; radius: number }
}

export type PlacedLabel = Label & { at: Place }

/** A drawing with the labels that stand on it. */
export interface Sheet extends ChartDrawing {
  labels: readonly PlacedLabel[]
  areas: readonly AreaName[]
}

/** The charts as `content/chart/chart.ts` holds them: the labels on the sheets have a file of their own. */
export interface ChartFile {
  description: string
  /** False leaves the chart out. */
  shown?: false
  wide: ChartDrawing
  narrow: ChartDrawing
  inset: Drawing & { label: string }
  notes: { sources: string; key: string }
}

export type Chart = ChartFile & { wide: Sheet; narrow: Sheet }
