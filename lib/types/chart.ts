/** A place of the chart: where it is, and whether it may not stand in the water. */
export interface Place {
  /** Degrees north. */
  lat: number
  /** Degrees east; west is negative. */
  lon: number
  /** A harbour or a headland: drawn at the coast where the generalised coast leaves it in the water. */
  shore?: boolean
}

export interface LabelLine {
  text: string
  /** In the serif: a hill, the hill in view, Edgewater itself; smaller: a height. Default: a name in the sans. */
  look?: 'hill' | 'view' | 'height' | 'home'
  /** From the place to the line's anchor, in em of the line: right and down. */
  x: number
  y: number
  anchor?: 'middle' | 'end'
}

/** The breakpoints between which something is shown; on every width of its sheet without them. */
interface Shown {
  from?: 'strip' | 'desktop' | 'wide'
  below?: 'wide'
}

/** What a place is called on one sheet. */
export interface Label<PlaceId extends string = string> extends Shown {
  place: PlaceId
  lines: readonly LabelLine[]
  /** Edgewater has its flare, an island itself: no dot. */
  dot?: false
  /** Colour of the halo that keeps the coast out of the letters. Default: land. */
  on?: 'sea' | 'lough'
  /** From the label to its place, in em: where the line starts. */
  leader?: readonly [x: number, y: number]
}

/** The name of a land or a water, in units of its sheet's drawing: along a curve, or centred on a point. */
export interface AreaName extends Shown {
  text: string
  look: 'water' | 'land'
  /** Size of the type, in units. */
  size: number
  /** Between letters, in em. */
  spacing: number
  /** Path data of its baseline. */
  along?: string
  at?: readonly [x: number, y: number]
}

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

export interface Chart {
  /** What the chart shows, for those who do not see it. */
  description: string
  wide: Sheet
  narrow: Sheet
  inset: Drawing & { label: string }
  notes: { sources: string; key: string }
}
