import { Link } from '@/components/ui/Link/Link'
import { PlanFrame } from '../StayPlan/PlanFrame'
import type { ThankYouProps } from './thank-you-props'
import styles from './ThankYou.module.scss'

/** Takes the place of the plan where there is no request, and until the query has been read. */
export function ContactPlan({ site: { phone, email }, words: { withoutRequest } }: ThankYouProps) {
  return (
    <PlanFrame heading={withoutRequest.heading}>
      <address className={styles.contact}>
        <Link href={phone.href}>{phone.display}</Link>
        <Link href={email.href}>{email.display}</Link>
      </address>
      <p className={styles.small}>{withoutRequest.times}</p>
    </PlanFrame>
  )
}
