import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Tally } from '@/components/ui/Tally/Tally'
import type { Fact } from '@/lib/schema/property'
import styles from './Voices.module.scss'

interface VoicesProps {
  heading: string
  /** Says that the voices are samples. */
  note: string
  testimonials: readonly { quote: string; who: string }[]
  facts: readonly Fact[]
}

export function Voices({ heading, note, testimonials, facts }: VoicesProps) {
  return (
    <section className={styles.section}>
      <div className={styles.band}>
        <h2>{heading}</h2>
        <p className={styles.note}>{note}</p>
        <div className={styles.voices}>
          {testimonials.map(({ quote, who }) => (
            <blockquote key={who} className={styles.voice}>
              <p className={styles.quote}>
                <ChartText>{quote}</ChartText>
              </p>
              <footer className={styles.who}>{who}</footer>
            </blockquote>
          ))}
        </div>
        <Tally facts={facts} wide />
      </div>
    </section>
  )
}
