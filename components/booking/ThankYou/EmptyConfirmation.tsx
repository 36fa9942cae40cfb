import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Link } from '@/components/ui/Link/Link'
import { PlanFrame } from '../StayPlan/PlanFrame'
import type { ThankYouProps } from './thank-you-props'
import styles from './ThankYou.module.scss'

interface EmptyConfirmationProps extends ThankYouProps {
  /** The address has not been read yet. Where scripts run, what may turn out to be false stays hidden until then. */
  pending?: boolean
}

/** The confirmation page for an address that holds no request, or none that can be believed. */
export function EmptyConfirmation({ offers, site, words, pending = false }: EmptyConfirmationProps) {
  const { withoutRequest } = words
  return (
    <div
      className={`${styles.page} ${styles.empty}`}
      data-island="load"
      data-pending={pending ? '' : undefined}
    >
      <div className={styles.text}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.lede}>{words.promise}</p>
        <p className={styles.emptyText}>{withoutRequest.text}</p>
        <p className={styles.emptyActions}>
          <Link href="/book" look="primary">
            {words.again}
          </Link>
          <Link href="/" look="secondary">
            {words.home}
          </Link>
        </p>
      </div>
      <div className={styles.plan}>
        <PlanFrame picture={offers.house.picture} heading={withoutRequest.heading}>
          <address className={styles.contact}>
            <ContactLinks contact={site} look="large" />
          </address>
          <p className={styles.small}>{withoutRequest.times}</p>
        </PlanFrame>
      </div>
    </div>
  )
}
