import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { WaterText } from '@/components/ui/WaterText'
import { home } from '@/content/home'
import type { Contact, Question } from '@/lib/schema'
import disclosure from '@/components/ui/disclosure.module.scss'
import parts from '@/components/ui/parts.module.scss'
import styles from './Faq.module.scss'

interface FaqProps {
  questions: readonly Question[]
  contact: Pick<Contact, 'phone' | 'email'>
}

/** At most one answer is open (requirements §4), because the items share a `name`. */
export function Faq({ questions, contact }: FaqProps) {
  const { heading, text } = home.faq
  return (
    <section className={`${parts.section} ${parts.sixSix}`} id="faq">
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq" className={styles.item}>
            <summary className={disclosure.summary}>
              <span className={parts.entry}>
                <WaterText>{question}</WaterText>
              </span>
            </summary>
            <p className={`${parts.measure} ${styles.answer}`}>{answer}</p>
          </details>
        ))}
        <p className={parts.top20}>{text}</p>
        <ContactLinks contact={contact} look="text" />
      </div>
    </section>
  )
}
