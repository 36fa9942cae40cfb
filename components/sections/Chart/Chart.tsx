import { WaterText } from '@/components/ui/WaterText'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { Icon } from '@/components/ui/Icon'
import { Rows } from '@/components/ui/Rows/Rows'
import { Link } from '@/components/ui/Link/Link'
import { home } from '@/content/home'
import type { Chart as ChartData } from '@/lib/chart/types'
import parts from '@/components/ui/parts.module.scss'
import styles from './Chart.module.scss'
import { MapLabels } from './MapLabels'

/** The location: a chart, if there is one, and a cartouche with the travel times. */
export function Chart({ chart }: { chart: ChartData | undefined }) {
  const { location } = home
  return (
    <section className={`${parts.section} ${styles.section}`} aria-labelledby="location">
      <div className={styles.frame}>
        {chart && (
          <div className={styles.chart} role="img" aria-label={chart.description}>
            <div className={styles.drawing}>
              <Drawing drawing={chart.wide} onPhones={chart.narrow} />
              <MapLabels map={chart.wide} name="wide" />
              <MapLabels map={chart.narrow} name="narrow" />
            </div>
            <div className={styles.inset}>
              <Drawing drawing={chart.inset} />
              <p className={styles.insetLabel} aria-hidden="true">
                {chart.inset.label}
              </p>
            </div>
          </div>
        )}
        <div className={styles.cartouche}>
          <div>
            <h2 id="location">
              <WaterText>{location.heading}</WaterText>
            </h2>
            <p className={styles.text}>{location.text}</p>
          </div>
          <div>
            <Rows look="leader" rows={location.travelTimes} />
            <Link href={location.maps.href} look="text">
              {location.maps.label}
              <Icon name="arrowUpRight" />
            </Link>
          </div>
        </div>
      </div>
      {chart && (
        <div className={styles.notes}>
          <p>{chart.notes.sources}</p>
          <p data-from="desktop">{chart.notes.key}</p>
        </div>
      )}
    </section>
  )
}
