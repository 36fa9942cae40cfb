import type { ExtractSource } from '@/lib/chart/extract'
import { chart, roseCentre } from './chart'
import { places } from './places'
import { site } from '../site'

/** What the extracts of the chart in the articles are cut from, and the names that may stand on them. */
export const extractSource: ExtractSource = {
  sheet: chart.wide,
  places,
  home: { name: site.name, at: places.edgewater },
  // Its arrow points beyond its outer ring.
  rose: { at: roseCentre, radius: 104 },
  waters: [
    {
      text: 'Lough Foyle',
      at: [
        { point: [697, 461], size: 12, angle: -34 },
        { point: [632, 562], size: 12, angle: -34 },
        { point: [655, 478], size: 12, angle: -30 },
      ],
    },
    {
      text: 'Atlantic Ocean',
      at: [
        { point: [798, 295], size: 16, angle: 0 },
        { point: [556, 112], size: 14, angle: 0 },
        { point: [160, 100], size: 14, angle: 0 },
      ],
    },
    { text: 'Lough Swilly', at: [{ point: [240, 505], size: 13, angle: 67 }] },
  ],
}
