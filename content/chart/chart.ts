import type { Chart, Label, LeafletChart, Sheet } from '@/lib/schema/chart'
import drawn from '../generated/chart.json'
import { narrowAreas, narrowLabels, wideAreas, wideLabels } from './labels'
import type { PlaceId } from './places'

type DrawnPlaces = Partial<Record<PlaceId, number[]>>

function placed(labels: readonly Label<PlaceId>[], places: DrawnPlaces): Sheet['labels'] {
  return labels.map((label) => {
    const [x = 0, y = 0] = places[label.place] ?? []
    return { ...label, at: [x, y] }
  })
}

const { wide, narrow, leaflet, ireland, rose } = drawn
const [roseX = 0, roseY = 0] = rose.at

/** The chart of the home page. Words and places come from this folder, drawings and positions from the build. */
export const chart: Chart = {
  description:
    'Chart of Inishowen and Lough Foyle. Edgewater stands at Greencastle, on the western shore where the lough meets the Atlantic, a narrow channel away from Magilligan Point. Its windows face Binevenagh, 385 metres high, across the water to the south-east. Moville lies up the lough, Shroove at its mouth. An inset shows the place at the top of Ireland.',
  wide: {
    ...wide.drawing,
    labels: placed(wideLabels, wide.places),
    areas: wideAreas,
    rose: { at: [roseX, roseY], radius: rose.figures },
  },
  narrow: { ...narrow.drawing, labels: placed(narrowLabels, narrow.places), areas: narrowAreas },
  inset: { ...ireland, label: 'At the top of Ireland' },
  notes: {
    sources: 'Place names upright, water in italics. Coastline: Natural Earth. Not for navigation.',
    key: 'Red: Edgewater. Dashed line: the view from its windows.',
  },
}

/** The chart in the printed leaflets of house and apartment: the narrow one, in ink where the screen shows red. */
export const leafletChart: LeafletChart = {
  ...chart.narrow,
  ...leaflet,
  description:
    'Chart of the mouth of Lough Foyle. Edgewater is at Greencastle, on the western shore, opposite Magilligan Point. Its windows face Binevenagh, across the water to the south-east.',
  note: `${chart.notes.sources} Dashed line: the view from the windows of Edgewater.`,
}
