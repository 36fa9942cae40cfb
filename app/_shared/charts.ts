import { chart as file } from '@/content/chart/chart'
import { narrowAreas, narrowLabels, wideAreas, wideLabels } from '@/content/chart/labels'
import { places } from '@/content/chart/places'
import type { Chart, ChartFile, Label, Place, Sheet } from '@/lib/chart/types'

const known: Record<string, Place> = places
const placed = (labels: readonly Label[]): Sheet['labels'] =>
  labels.map((label) => ({ ...label, at: known[label.place]! }))
const wide = { ...file.wide, labels: placed(wideLabels), areas: wideAreas }
const narrow = { ...file.narrow, labels: placed(narrowLabels), areas: narrowAreas }

/** The chart of the home page, or none. */
export const chart: Chart | undefined =
  (file as ChartFile).shown === false ? undefined : { ...file, wide, narrow }
