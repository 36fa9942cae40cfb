import { Link } from '@/components/ui/Link/Link'
import { PlanSheet } from '../StayPlan/PlanSheet'
import type { ThankYouProps } from './thank-you-props'
import styles from './ThankYou.module.scss'

interface BareThanksProps extends Pick<ThankYouProps, 'site' | 'words'> {
  /** The address has not been read yet: what may turn out otherwise is kept back where scripts will read it. */
  pending?: boolean
}

/** The confirmation without a request: nothing in the address, or nothing that can be believed. */
export function BareThanks({ site: { phone, email }, words, pending = false }: BareThanksProps) {
  const { bare } = words
  return (
    <div className={styles.sheet} data-island="load" data-pending={pending ? '' : undefined}>
      <div className={styles.letter}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.lede}>{words.promise}</p>
        <p className={styles.bareText}>{bare.text}</p>
        <p className={styles.bareActions}>
          <Link href="/book" look="primary">
            {words.again}
          </Link>
          <Link href="/" look="secondary">
            {words.home}
          </Link>
        </p>
      </div>
      <div className={styles.plan}>
        <PlanSheet heading={bare.heading}>
          <address className={styles.ways}>
            <Link href={phone.href}>{phone.display}</Link>
            <Link href={email.href}>{email.display}</Link>
          </address>
          <p className={styles.small}>{bare.times}</p>
        </PlanSheet>
      </div>
    </div>
  )
}
