import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import type { LeafletChart } from '@/lib/schema/chart'
import type { Row } from '@/lib/schema/property'
import { MapLabels } from '../Chart/MapLabels'
import styles from './LeafletMap.module.scss'

interface LeafletMapProps {
  location: { heading: string; text: string; travelTimes: readonly Row[] }
  chart: LeafletChart
}

/**
 * A property page prints as a leaflet. This is its map with the travel times, which screens do not show. Browsers fetch the
 * drawing, 3 kB, after everything that shows.
 */
export function LeafletMap({ location, chart }: LeafletMapProps) {
  return (
    <section className={styles.leaflet}>
      <div className={styles.frame}>
        <div className={styles.map} role="img" aria-label={chart.description}>
          <Drawing drawing={chart} forPrint />
          <MapLabels map={chart} name="leaflet" />
        </div>
      </div>
      <div>
        <h2 className={styles.heading}>
          <ChartText>{location.heading}</ChartText>
        </h2>
        <p className={styles.text}>{location.text}</p>
        <LeaderTable rows={location.travelTimes} />
        <p className={styles.note}>{chart.note}</p>
      </div>
    </section>
  )
}
