import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { PlanFrame } from '../StayPlan/PlanFrame'
import type { ThankYouProps } from './thank-you-props'
import styles from './ThankYou.module.scss'

/** Takes the place of the plan where there is no request, and until the query has been read. */
export function ContactPlan({ site, words: { withoutRequest } }: ThankYouProps) {
  return (
    <PlanFrame heading={withoutRequest.heading}>
      <address className={styles.contact}>
        <ContactLinks contact={site} look="large" />
      </address>
      <p className={styles.small}>{withoutRequest.times}</p>
    </PlanFrame>
  )
}
