import { Button } from '@/components/ui/Button/Button'
import { Rows } from '@/components/ui/Rows/Rows'
import { RunningText } from '@/components/ui/RunningText'
import { LiveText } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import type { Stay } from '@/lib/booking/stay'
import { termRows } from '@/lib/booking/terms'
import { dateRange, euro, fill, plural } from '@/lib/format'
import { lightOn } from '@/lib/sun'
import { priceRows, type Offers } from '@/lib/booking/offer'
import type { FormWords } from '@/lib/schema/booking'
import type { Site } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import { UntilHydrated } from '../UntilHydrated/UntilHydrated'
import { SharePlan, StayHeading, StayTerms } from './StayCard'
import styles from './StayPlan.module.scss'

interface StayPlanProps {
  stay: Stay
  offers: Offers
  /** Property and both dates are chosen. */
  isReady: boolean
  /** Says what is missing, if anything is, or why the form stays. */
  needed: string
  /** The same, of the fields as they were when one was left last. */
  announced: string
  /** ISO date at Greencastle. */
  today: string
  words: FormWords
  siteUrl: string
  /** Of the site, for the light on the first evening. */
  position: Site['position']
}

/**
 * The plan, “Your stay”, which follows the fields, and its foot: the total and the one submit button, which end the form. The
 * foot sticks to that of the viewport on phones and desktops; from tablet width on it is set above the notes of the plan.
 */
export function StayPlan(props: StayPlanProps) {
  const { stay, offers, isReady, needed, announced, today, siteUrl, position } = props
  const { plan } = props.words
  const { offer, dates, quote, guests } = stay
  const context = dates && { ...dates, today, total: quote?.total }
  const rates = offer ? [offer] : Object.values(offers)
  const scope = quote && `${plural(quote.nights, 'night')}, ${plural(guests, 'guest')}`
  const light = dates && quote?.nights ? lightOn(dates.checkIn, position) : undefined
  const note = `${parts.note} ${parts.measure} ${parts.top16}`
  return (
    <section className={styles.plan} aria-labelledby="plan-heading">
      <div className={styles.card}>
        <div className={styles.words}>
          <StayHeading
            heading={plan.heading}
            lines={[offer?.name, dates && dateRange(dates.checkIn, dates.checkOut)]}
          />
          {!quote && (
            <div className={styles.figures}>
              <Rows look="leader" rows={priceRows(rates, plan.nightlyPrice)} />
            </div>
          )}
          {light && (
            <p key={light.until} className={note}>
              {fill(light.isNeverDark ? plan.evening.lightAllNight : plan.evening.lightUntil, {
                time: light.until,
              })}
            </p>
          )}
          <StayTerms rows={termRows(offer?.terms, plan.terms, context)} />
        </div>
        <div className={styles.notes}>
          <SharePlan stay={stay} siteUrl={siteUrl} words={plan.share} />
          <p className={note}>{plan.next}</p>
          <p className={`${parts.small} ${parts.measure} ${parts.top12}`}>
            <RunningText>{plan.smallPrint}</RunningText>
          </p>
          <div className={styles.needed}>
            <LiveText>{announced}</LiveText>
            <UntilHydrated waiting={plan.waiting} className={note}>
              {needed && (
                <p key={needed} className={note} aria-hidden={announced !== '' || undefined}>
                  <RunningText>{needed}</RunningText>
                </p>
              )}
            </UntilHydrated>
          </div>
        </div>
      </div>
      <div className={styles.foot}>
        {quote && (
          <p key={scope} className={styles.sum}>
            <span>{plan.total}</span> <span className={styles.total}>{euro(quote.total)}</span>{' '}
            <span className={styles.scope}>{scope}</span>
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          className={styles.submit}
          // Without it Firefox brings back whether the button was disabled. React's types have it for fields alone.
          {...{ autoComplete: 'off' }}
          disabled={!isReady}
          data-screen-only
        >
          {plan.submit}
        </Button>
      </div>
    </section>
  )
}
