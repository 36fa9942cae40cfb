import type { Chart, Label, LeafletChart, Sheet } from '@/lib/schema/chart'
import { narrowAreas, narrowLabels, wideAreas, wideLabels } from './labels'
import { places, type PlaceId } from './places'
import { site } from '../site'

const placed = (labels: readonly Label<PlaceId>[]): Sheet['labels'] =>
  labels.map((label) => ({ ...label, at: places[label.place] }))

/** The centre of the compass rose, in units of the wide drawing. */
export const roseCentre = [784, 166] as const

/** The chart of the home page. Its drawings are `public/charts`; the hash in a name is that of the file. */
export const chart: Chart = {
  description: `Chart of Inishowen and Lough Foyle. ${site.name} stands at Greencastle, on the western shore where the lough meets the Atlantic, a narrow channel away from Magilligan Point. Its windows face Binevenagh, 385 metres high, across the water to the south-east. Moville lies further in on the same shore, Shroove at the mouth. An inset shows the place on Ireland’s north coast.`,
  wide: {
    src: '/charts/wide.4c689cd4.svg',
    width: 1320,
    height: 780,
    west: -7.78,
    north: 55.455,
    scale: 1606,
    labels: placed(wideLabels),
    areas: wideAreas,
    rose: { at: roseCentre, radius: 67 },
  },
  narrow: {
    src: '/charts/narrow.2809e876.svg',
    width: 390,
    height: 486,
    west: -7.27,
    north: 55.338,
    scale: 1250,
    labels: placed(narrowLabels),
    areas: narrowAreas,
  },
  inset: { src: '/charts/ireland.e5978add.svg', width: 84, height: 104, label: 'On Ireland’s north coast' },
  notes: {
    sources: 'Coastline: Natural Earth. Not for navigation.',
    key: `Red: ${site.name}. Dashed line: the view from its windows.`,
  },
}

/** The chart in the printed leaflets of the properties: the narrow one, in ink where the screen shows red. */
export const leafletChart: LeafletChart = {
  ...chart.narrow,
  src: '/charts/leaflet.26a9cbf5.svg',
  description: `Chart of the mouth of Lough Foyle. ${site.name} is at Greencastle, on the western shore, opposite Magilligan Point. Its windows face Binevenagh, across the water to the south-east.`,
  note: `${chart.notes.sources} Dashed line: the view from the windows of ${site.name}.`,
}
