import { CountList } from '@/components/ui/CountList/CountList'
import { home } from '@/content/home'
import type { Testimonial } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './Testimonials.module.scss'

/** What guests say, and figures. Shows nothing while there are neither. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { heading, sample: mark, notes, facts } = home.testimonials
  const samples = testimonials.filter(({ sample }) => sample).length
  const note = samples > 0 && (samples === testimonials.length ? notes.all : notes.some)
  if (testimonials.length + facts.length === 0) return null
  return (
    <section className={`${parts.shoal} ${parts.stack}`}>
      <h2>{heading}</h2>
      {note && <p>{note}</p>}
      <div className={styles.testimonials}>
        {testimonials.map(({ quote, who, sample }) => (
          <blockquote key={who} className={parts.stack}>
            <p className={styles.quote}>{quote}</p>
            <p className={parts.small}>{sample ? `${who} ${mark}` : who}</p>
          </blockquote>
        ))}
      </div>
      {facts.length > 0 && <CountList facts={facts} />}
    </section>
  )
}
