import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Link } from '@/components/ui/Link/Link'
import { CountList } from '@/components/ui/CountList/CountList'
import type { NavigationLink } from '@/lib/schema/page'
import type { Fact } from '@/lib/schema/property'
import type { ContactLink } from '@/lib/schema/site'
import styles from './Statistics.module.scss'

interface StatisticsProps {
  heading: string
  facts: readonly Fact[]
  phone: ContactLink
  phoneText: string
  quickBook: NavigationLink
}

/** The statistics of the business. From tablet width the phone strip follows; phones have the phone bar instead. */
export function Statistics({ heading, facts, phone, phoneText, quickBook }: StatisticsProps) {
  return (
    <section className={styles.section}>
      <div className={styles.columns}>
        <h2>
          <ChartText>{heading}</ChartText>
        </h2>
        <CountList facts={facts} />
      </div>
      <div className={styles.strip}>
        <Link href={phone.href} className={styles.phone}>
          {phone.display}
        </Link>
        <p className={styles.text}>{phoneText}</p>
        <Link href={quickBook.href} look="secondary">
          {quickBook.label}
        </Link>
      </div>
    </section>
  )
}
