import { Disclosure } from '@/components/ui/Disclosure/Disclosure'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import type { LeafletChart } from '@/lib/schema/chart'
import type { Home } from '@/lib/schema/home'
import type { GettingHere, Row } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import { MapLabels } from '../Chart/MapLabels'
import styles from './Practical.module.scss'

interface PracticalProps {
  /** The amenities, and what is good to know. `id` is the anchor. */
  lists: readonly { id: string; heading: string; rows: readonly Row[] }[]
  gettingHere: GettingHere
  location: Pick<Home['location'], 'travelTimes' | 'maps'>
  chart: LeafletChart | undefined
}

/**
 * The last questions before the booking button: what there is, what is good to know, and how to get here. The printed leaflet
 * has the names of the amenities alone, and adds its map, if there is one, and the times from the door.
 */
export function Practical({ lists, gettingHere, location, chart }: PracticalProps) {
  return (
    <section className={styles.section} data-paper="practical">
      {lists.map(({ id, heading, rows }) => (
        <div key={id} className={styles.list} id={id} data-paper="above">
          <h2 className={parts.h3}>{heading}</h2>
          <Rows look="details" rows={rows} className={`${parts.top16} ${styles.rows}`} />
        </div>
      ))}
      {/* Browsers fetch the drawing, 3 kB, after everything that shows. */}
      {chart && (
        <div data-paper="leaflet" data-paper-only>
          <div role="img" aria-label={chart.description}>
            <Drawing drawing={chart} forPrint />
            <MapLabels map={chart} name="leaflet" />
          </div>
        </div>
      )}
      <h2 className={`${parts.h3} ${styles.heading}`} id="getting-here" data-paper="beside">
        {gettingHere.heading}
      </h2>
      <div className={styles.times}>
        <p className={parts.caption}>{gettingHere.byCar}</p>
        <Rows look="leader" rows={gettingHere.drivingTimes} />
      </div>
      <div data-paper-only>
        <p className={parts.caption}>{gettingHere.fromDoor}</p>
        <Rows look="leader" rows={location.travelTimes} />
      </div>
      <div className={`${parts.measure} ${styles.words}`} data-paper="beside">
        {gettingHere.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {gettingHere.border && (
          <Disclosure summary={gettingHere.border.summary} className={styles.border} data-paper="open">
            <p>{gettingHere.border.text}</p>
          </Disclosure>
        )}
        <Link href={location.maps.href} look="text" data-screen-only>
          {location.maps.label}
          <Icon name="arrowUpRight" />
        </Link>
        {chart && <p data-paper-only>{chart.note}</p>}
      </div>
    </section>
  )
}
