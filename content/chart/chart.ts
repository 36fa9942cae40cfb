import type { ChartFile } from '@/lib/chart/types'
import { site } from '../site'

/**
 * The chart of the home page. Its drawings are `public/charts`; the hash in a name is that of the file. Elsewhere than on Lough
 * Foyle, the line `shown: false,` leaves it out.
 */
export const chart = {
  description: `Chart of Inishowen and Lough Foyle. ${site.name} stands at Greencastle, on the western shore where the lough meets the Atlantic, a narrow channel away from Magilligan Point. Its windows face Binevenagh, 385 metres high, across the water to the south-east. Moville lies further in on the same shore, Shroove at the mouth. An inset shows the place on Ireland’s north coast.`,
  wide: {
    src: '/charts/wide.4c689cd4.svg',
    width: 1320,
    height: 780,
    west: -7.78,
    north: 55.455,
    scale: 1606,
    // The centre of the compass rose, in units of the drawing.
    rose: { at: [784, 166], radius: 67 },
  },
  narrow: {
    src: '/charts/narrow.2809e876.svg',
    width: 390,
    height: 486,
    west: -7.27,
    north: 55.338,
    scale: 1250,
  },
  inset: { src: '/charts/ireland.89989a17.svg', width: 84, height: 104, label: 'On Ireland’s north coast' },
  notes: {
    sources: 'Coastline: Natural Earth. Not for navigation.',
    key: `Red: ${site.name}. Dashed line: the view from its windows.`,
  },
} satisfies ChartFile
