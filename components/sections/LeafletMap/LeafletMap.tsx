import { Drawing } from '@/components/ui/Drawing/Drawing'
import type { LeafletChart } from '@/lib/schema/chart'
import { MapLabels } from '../Chart/MapLabels'
import styles from './LeafletMap.module.scss'

/**
 * A property page prints as a leaflet. This is its map. Its user hides it on screens; browsers fetch the drawing, 3 kB, after
 * everything that shows.
 */
export function LeafletMap({ chart }: { chart: LeafletChart }) {
  return (
    <div className={styles.frame}>
      <div className={styles.map} role="img" aria-label={chart.description}>
        <Drawing drawing={chart} forPrint />
        <MapLabels map={chart} name="leaflet" />
      </div>
    </div>
  )
}
