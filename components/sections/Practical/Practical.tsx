import { WaterText } from '@/components/ui/WaterText'
import { Disclosure } from '@/components/ui/Disclosure/Disclosure'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { Icon } from '@/components/ui/Icon'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import type { LeafletChart } from '@/lib/schema/chart'
import type { Home } from '@/lib/schema/home'
import type { GettingHere, Row } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import rowStyles from '../AmenityRows/AmenityRows.module.scss'
import { MapLabels } from '../Chart/MapLabels'
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
    <section
      className={styles.section}
      data-alone={rows.length === 0 ? '' : undefined}
      data-paper="practical"
    >
      {rows.length > 0 && (
        <div className={styles.goodToKnow} id="good-to-know" data-paper="above">
          <h2 className={parts.h3}>{heading}</h2>
          <dl className={`${parts.rows} ${parts.top16}`} data-paper="columns low-rows">
            {rows.map(({ term, value }) => (
              <div key={term} className={rowStyles.row}>
                <dt className={parts.value}>
                  <WaterText>{term}</WaterText>
                </dt>
                <dd className={`${parts.small} ${parts.measure}`}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {/* Browsers fetch the drawing, 3 kB, after everything that shows. */}
      <div data-paper="leaflet" data-paper-only>
        <div role="img" aria-label={chart.description}>
          <Drawing drawing={chart} forPrint />
          <MapLabels map={chart} name="leaflet" />
        </div>
      </div>
      <h2 className={`${parts.h3} ${styles.heading}`} id="getting-here" data-paper="beside">
        {gettingHere.heading}
      </h2>
      <div className={styles.times}>
        <p className={parts.caption}>{gettingHere.byCar}</p>
        <LeaderTable rows={gettingHere.drivingTimes} />
      </div>
      <div data-paper-only>
        <p className={parts.caption}>{gettingHere.fromDoor}</p>
        <LeaderTable rows={location.travelTimes} />
      </div>
      <div className={styles.words} data-paper="beside">
        {gettingHere.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Disclosure summary={gettingHere.border.summary} className={styles.border} data-paper="open">
          <p>{gettingHere.border.text}</p>
        </Disclosure>
        <Link href={location.maps.href} look="text" data-screen-only>
          {location.maps.label}
          <Icon name="arrowUpRight" />
        </Link>
        <p data-paper-only>{chart.note}</p>
      </div>
    </section>
  )
}
