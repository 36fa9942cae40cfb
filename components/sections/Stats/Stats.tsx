import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Link } from '@/components/ui/Link/Link'
import { Tally } from '@/components/ui/Tally/Tally'
import type { NavigationLink } from '@/lib/schema/page'
import type { Fact } from '@/lib/schema/property'
import type { ContactLink } from '@/lib/schema/site'
import styles from './Stats.module.scss'

interface StatsProps {
  heading: string
  facts: readonly Fact[]
  phone: ContactLink
  phoneText: string
  quickBook: NavigationLink
}

/** What there is, counted; below it, from tablet width, the phone bar (on phones it is fixed at the window's foot). */
export function Stats({ heading, facts, phone, phoneText, quickBook }: StatsProps) {
  return (
    <section className={styles.section}>
      <div className={styles.columns}>
        <h2>
          <ChartText>{heading}</ChartText>
        </h2>
        <Tally facts={facts} />
      </div>
      <div className={styles.strip}>
        <Link href={phone.href} className={styles.phone}>
          {phone.display}
        </Link>
        <p className={styles.text}>{phoneText}</p>
        <Link href={quickBook.href} look="quiet">
          {quickBook.label}
        </Link>
      </div>
    </section>
  )
}
