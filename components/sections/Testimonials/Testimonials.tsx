import { ChartText } from '@/components/ui/ChartText/ChartText'
import { CountList } from '@/components/ui/CountList/CountList'
import type { Fact } from '@/lib/schema/property'
import styles from './Testimonials.module.scss'

interface TestimonialsProps {
  heading: string
  /** Says that the testimonials are samples. */
  note: string
  testimonials: readonly { quote: string; who: string }[]
  facts: readonly Fact[]
}

export function Testimonials({ heading, note, testimonials, facts }: TestimonialsProps) {
  return (
    <section className={styles.band}>
      <h2>{heading}</h2>
      <p className={styles.note}>{note}</p>
      <div className={styles.testimonials}>
        {testimonials.map(({ quote, who }) => (
          <blockquote key={who}>
            <p className={styles.quote}>
              <ChartText>{quote}</ChartText>
            </p>
            <footer className={styles.who}>{who}</footer>
          </blockquote>
        ))}
      </div>
      <CountList facts={facts} wide />
    </section>
  )
}
