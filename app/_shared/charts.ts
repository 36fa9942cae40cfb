import { chart as file, leaflet } from '@/content/chart/chart'
import { narrowAreas, narrowLabels, wideAreas, wideLabels } from '@/content/chart/labels'
import { places } from '@/content/chart/places'
import { site } from '@/content'
import type { ExtractSource } from '@/lib/chart/extract'
import type { Chart, ChartFile, Label, LeafletChart, Place, Sheet } from '@/lib/schema/chart'

const known: Record<string, Place> = places
const placed = (labels: readonly Label[]): Sheet['labels'] =>
  labels.map((label) => ({ ...label, at: known[label.place]! }))
const wide = { ...file.wide, labels: placed(wideLabels), areas: wideAreas }
const narrow = { ...file.narrow, labels: placed(narrowLabels), areas: narrowAreas }
const isShown = (file as ChartFile).shown !== false

/** The chart of the home page, that of the leaflets, and what the extracts in articles are cut from; or none of them. */
export const chart: Chart | undefined = isShown ? { ...file, wide, narrow } : undefined
export const leafletChart: LeafletChart | undefined = isShown
  ? { ...narrow, ...leaflet, note: `${file.notes.sources} ${leaflet.note}` }
  : undefined
export const extractSource: ExtractSource | undefined = isShown
  ? { sheet: wide, places, siteName: site.shortName }
  : undefined
