import { WaterText } from '@/components/ui/WaterText'
import { Disclosure } from '@/components/ui/Disclosure/Disclosure'
import { Icon } from '@/components/ui/Icon'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import type { LeafletChart } from '@/lib/schema/chart'
import type { Home } from '@/lib/schema/home'
import type { GettingHere, Row } from '@/lib/schema/property'
import rowStyles from '../AmenityRows/AmenityRows.module.scss'
import { LeafletMap } from '../LeafletMap/LeafletMap'
import styles from './Practical.module.scss'

interface PracticalProps {
  /** The heading of the owner's answers. */
  heading: string
  /** The owner's answers. Without any, nothing of them is shown. */
  rows: readonly Row[]
  gettingHere: GettingHere
  location: Pick<Home['location'], 'travelTimes' | 'maps'>
  chart: LeafletChart
}

/**
 * The last questions before the booking button: what is good to know, and how to get here. The printed leaflet adds its map
 * and the times from the door.
 */
export function Practical({ heading, rows, gettingHere, location, chart }: PracticalProps) {
  return (
    <section className={styles.section} data-alone={rows.length === 0 ? '' : undefined}>
      {rows.length > 0 && (
        <div className={styles.goodToKnow} id="good-to-know">
          <h2 className={rowStyles.heading}>{heading}</h2>
          <dl className={rowStyles.list}>
            {rows.map(({ term, value }) => (
              <div key={term} className={rowStyles.row}>
                <dt className={rowStyles.name}>
                  <WaterText>{term}</WaterText>
                </dt>
                <dd className={rowStyles.detail}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className={`${styles.map} ${styles.onPaper}`}>
        <LeafletMap chart={chart} />
      </div>
      <h2 className={`${rowStyles.heading} ${styles.heading}`} id="getting-here">
        {gettingHere.heading}
      </h2>
      <div className={styles.times}>
        <p className={styles.label}>{gettingHere.byCar}</p>
        <LeaderTable rows={gettingHere.drivingTimes} />
      </div>
      <div className={styles.onPaper}>
        <p className={styles.label}>{gettingHere.fromDoor}</p>
        <LeaderTable rows={location.travelTimes} />
      </div>
      <div className={styles.words}>
        {gettingHere.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Disclosure summary={gettingHere.border.summary} className={styles.border}>
          <p>{gettingHere.border.text}</p>
        </Disclosure>
        <Link href={location.maps.href} look="text" data-screen-only>
          {location.maps.label}
          <Icon name="arrowUpRight" />
        </Link>
        <p className={styles.onPaper}>{chart.note}</p>
      </div>
    </section>
  )
}
