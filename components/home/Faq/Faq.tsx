import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { home } from '@/content/home'
import type { Contact, Question } from '@/lib/schema'
import disclosure from '@/components/ui/disclosure.module.scss'
import parts from '@/components/ui/parts.module.scss'
import styles from './Faq.module.scss'

interface FaqProps {
  questions: readonly Question[]
  contact: Pick<Contact, 'phone' | 'email'>
}

/** At most one answer is open (requirements §2), because the items share a `name`. */
export function Faq({ questions, contact }: FaqProps) {
  const { heading, text } = home.faq
  return (
    <section className={`${parts.section} ${parts.halves} ${styles.section}`} id="faq">
      <h2>{heading}</h2>
      <div className={`${parts.rows} ${styles.list}`}>
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq" className={styles.item}>
            <summary className={disclosure.summary}>
              <span className={parts.entry}>{question}</span>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <div className={`${parts.stack} ${styles.ask}`}>
        <p>{text}</p>
        <p>
          <ContactLinks contact={contact} look="large" />
        </p>
      </div>
    </section>
  )
}
