import type { Point } from '@/lib/boxes'
import type { ExtractSource } from '@/lib/chart-extract'
import drawn from '../generated/chart.json'
import { wideLabels } from './labels'

const { drawing, places } = drawn.wide

/** From hundredths of the wide drawing to its units. */
const inUnits = ([x = 0, y = 0]: number[]): Point => [(x / 100) * drawing.width, (y / 100) * drawing.height]

const [roseX = 0, roseY = 0] = drawn.rose.at

/** What the extracts of the chart in the articles are cut from, and the names that may stand on them. */
export const extractSource: ExtractSource = {
  drawing,
  places: Object.fromEntries(Object.entries(places).map(([id, at]) => [id, inUnits(at)])),
  home: { name: 'Edgewater', at: inUnits(places.edgewater) },
  // Its arrow points beyond its outer ring.
  rose: { at: [roseX, roseY], radius: drawn.rose.outer + 12 },
  waters: [
    {
      text: 'Lough Foyle',
      at: [
        { point: [684, 459], size: 16, angle: -30 },
        { point: [628, 548], size: 16, angle: -30 },
        { point: [655, 478], size: 12, angle: -30 },
        { point: [628, 545], size: 12, angle: -30 },
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
  labels: wideLabels
    .filter(({ place, dot }) => place !== 'edgewater' && dot !== false)
    .flatMap(({ place, lines: [line] }) => (line ? [{ place, line }] : [])),
}
