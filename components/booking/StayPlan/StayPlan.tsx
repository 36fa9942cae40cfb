import { Button } from '@/components/ui/Button/Button'
import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { Photo } from '@/components/ui/Photo/Photo'
import { Rows } from '@/components/ui/Rows/Rows'
import { booking } from '@/content/booking'
import { missing, type Hint } from '@/lib/booking/hints'
import { eachOf, planToShare } from '@/lib/booking/plan'
import { stayOf, type Draft, type Offers } from '@/lib/booking/stay'
import { breakdownOf, dateRange, euro, fill, plural } from '@/lib/format'
import { lightUntil } from '@/lib/sun'
import type { Site } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './StayPlan.module.scss'

interface StayPlanProps {
  draft: Draft
  hints: readonly Hint[]
  /** Whether changes are announced: from the moment when the guest is in the form, and not what is there on arrival. */
  isAnnounced: boolean
  offers: Offers
  /** Origin of the site, for the address of a shared plan. */
  siteUrl: string
  /** Where the sun is watched from. */
  position: Site['position']
}

const { plan, share } = booking

/**
 * The plan, “Your stay”, which follows the fields, with the one submit button at its end. On phones the total and the button
 * stick to the foot of the viewport.
 */
export function StayPlan({ draft, hints, isAnnounced, offers, siteUrl, position }: StayPlanProps) {
  const stay = stayOf(draft, offers)
  const { offer, priced, dates, quote, guests } = stay
  const needed = missing(draft, hints, plan, booking.guest.fields)
  // The hints say it themselves.
  const alsoNeeded = needed === hints[0]?.title ? '' : needed
  const said = [...hints.map(({ title, text }) => `${title} ${text}`), alsoNeeded].join(' ')
  const each = quote ? eachOf(quote.total, guests, plan) : ''
  const light = dates && lightUntil(dates.checkIn, position)
  const shared = planToShare(stay, share.text, each, siteUrl)
  return (
    <section className={styles.plan} aria-labelledby="plan-heading">
      <div className={styles.card}>
        {offer && (
          <div key={offer.id} className={styles.picture} data-from="desktop">
            {/* Hidden on smaller viewports, where it is not loaded. */}
            <Photo picture={offer.picture} sizes="(min-width: 64em) 37vw, 1px" decorative />
          </div>
        )}
        <div className={styles.stay}>
          <h2 id="plan-heading" className={parts.name}>
            {plan.heading}
          </h2>
          {offer && <p className={parts.entry}>{offer.name}</p>}
          {dates && (
            <p className={parts.entry}>
              {`${dateRange(dates.checkIn, dates.checkOut)}, ${plural(guests, 'guest')}`}
            </p>
          )}
          {quote && <p className={styles.breakdown}>{breakdownOf(quote.nights, priced.nightlyPrice)}</p>}
        </div>
        <div className={styles.terms}>
          <p>{plan.included}</p>
          {light && <p>{fill(plan.light, { time: light })}</p>}
          <Rows look="terms" rows={offer?.terms ?? []} />
          {shared && (
            // The outcome belongs to the plan that was shared.
            <div key={shared.url}>
              <CopyButton text={`${shared.text}\n${shared.url}`} share={shared} words={share}>
                {share.label}
              </CopyButton>{' '}
              <CopyOutcome id="shared" rows={4} />
            </div>
          )}
          <p>{plan.ask}</p>
          <p className={parts.small}>{plan.times}</p>
          <p className={parts.small}>{plan.smallPrint}</p>
          {needed && <p className={styles.needed}>{needed}</p>}
        </div>
      </div>
      <div className={styles.foot}>
        {/* The one element that announces: a change of a field is one announcement. */}
        <p
          className={quote ? styles.sum : parts.hidden}
          aria-live={isAnnounced ? 'polite' : 'off'}
          aria-atomic="true"
        >
          {quote && <span>{`${plan.total} `}</span>}
          {quote && <span className={styles.total}>{euro(quote.total)}</span>}
          {quote && guests > 2 && <span className={styles.each}>{` ${each}`}</span>}
          <span className={parts.hidden}>{isAnnounced ? ` ${said}` : ''}</span>
        </p>
        <Button
          type="submit"
          look="primary"
          className={styles.submit}
          // Without it Firefox brings back whether the button was disabled. React's types have it for fields alone.
          {...{ autoComplete: 'off' }}
          disabled={!offer || !quote}
        >
          {plan.submit}
        </Button>
      </div>
    </section>
  )
}
