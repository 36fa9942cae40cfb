import type { ExtractSource } from '@/lib/chart/extract'
import { chart } from './chart'
import { places } from './places'
import { shortName } from '../site'

/** What the extracts of the chart in the articles are cut from. Each article says what its map shows. */
export const extractSource: ExtractSource = { sheet: chart.wide, places, siteName: shortName }
