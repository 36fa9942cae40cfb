import type { Point } from '@/lib/boxes'
import type { ExtractSource } from '@/lib/chart-extract'
import drawn from '../generated/chart.json'
import { wideLabels } from './letters'

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
      size: 16,
      at: [
        { point: [684, 459], angle: -30 },
        { point: [628, 548], angle: -30 },
        { point: [620, 600], angle: 0 },
      ],
    },
    {
      text: 'Atlantic Ocean',
      size: 16,
      at: [
        { point: [818, 318], angle: 0 },
        { point: [590, 150], angle: 0 },
        { point: [160, 100], angle: 0 },
        { point: [1040, 200], angle: 0 },
      ],
    },
    { text: 'Lough Swilly', size: 14, at: [{ point: [240, 505], angle: 67 }] },
  ],
  labels: wideLabels
    .filter(({ place, dot }) => place !== 'edgewater' && dot !== false)
    .flatMap(({ place, lines: [line] }) => (line ? [{ place, line }] : [])),
}
