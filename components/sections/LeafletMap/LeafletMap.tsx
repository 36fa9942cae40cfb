import { Drawing } from '@/components/ui/Drawing/Drawing'
import type { LeafletChart } from '@/lib/schema/chart'
import { MapLabels } from '../Chart/MapLabels'

/**
 * A property page prints as a leaflet. This is its map. Browsers fetch the drawing, 3 kB, after everything that
 * shows.
 */
export function LeafletMap({ chart }: { chart: LeafletChart }) {
  return (
    <div data-paper="leaflet" data-paper-only>
      <div role="img" aria-label={chart.description}>
        <Drawing drawing={chart} forPrint />
        <MapLabels map={chart} name="leaflet" />
      </div>
    </div>
  )
}
