import type { StaticImageData } from 'next/image'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import { WaterText } from '@/components/ui/WaterText'
import { chart } from '@/content/chart'
import { home } from '@/content/home'
import { PHONE } from '@/lib/pictures'
import parts from '@/components/ui/parts.module.scss'
import styles from './Chart.module.scss'
import { ChartLabels } from './ChartLabels'
import ireland from './ireland.svg'
import narrow from './narrow.svg'
import wide from './wide.svg'

/** The location: a chart, unless the owner leaves it out, and a cartouche with the travel times. `house` is the name on the chart. */
export function Chart({ house }: { house: string }) {
  const { heading, text, travelTimes, maps } = home.location
  return (
    <section className={`${parts.section} ${styles.section}`} aria-labelledby="location">
      <div className={styles.frame}>
        {chart.shown && (
          <div className={styles.chart} role="img" aria-label={chart.description}>
            <div className={styles.drawing}>
              <picture>
                <source media={PHONE} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
                <Drawing {...wide} />
              </picture>
              <ChartLabels house={house} />
            </div>
            <div className={styles.inset}>
              <Drawing {...ireland} />
              <p className={styles.insetLabel} aria-hidden="true">
                {chart.inset}
              </p>
            </div>
          </div>
        )}
        <div className={styles.cartouche}>
          <div>
            <h2 id="location">
              <WaterText>{heading}</WaterText>
            </h2>
            <p className={`${parts.note} ${styles.text}`}>{text}</p>
          </div>
          <div>
            <Rows look="leader" rows={travelTimes} />
            <Link href={maps.href} look="text">
              {maps.label}
              <Icon name="arrowUpRight" />
            </Link>
          </div>
        </div>
      </div>
      {chart.shown && (
        <div className={`${parts.caption} ${styles.notes}`}>
          <p>{chart.sources}</p>
          <p>{chart.key}</p>
        </div>
      )}
    </section>
  )
}

/** The description of the chart stands for its drawings. */
const Drawing = ({ src, width, height }: StaticImageData) => (
  <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
)
