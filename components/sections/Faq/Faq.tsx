import { WaterText } from '@/components/ui/WaterText'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import { Disclosure } from '@/components/ui/Disclosure/Disclosure'
import type { Question } from '@/lib/schema/home'
import type { Contact } from '@/lib/schema/site'
import parts from '@/components/ui/parts.module.scss'
import styles from './Faq.module.scss'

interface FaqProps {
  heading: string
  /** The line above phone and email: what neither the list nor the owner's entries answer. */
  text: string
  questions: readonly Question[]
  contact: Contact
}

/** At most one answer is open (requirements §4), because the items share a `name`. */
export function Faq({ heading, text, questions, contact }: FaqProps) {
  return (
    <section className={`${parts.section} ${parts.fourEight}`} id="faq">
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.list} data-paper="columns">
        {questions.map(({ question, answer }) => (
          <Disclosure
            key={question}
            name="faq"
            className={styles.item}
            summary={
              <span className={parts.entry}>
                <WaterText>{question}</WaterText>
              </span>
            }
          >
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
        <p className={`${parts.links} ${parts.top20}`}>
          {text}
          <ContactLinks contact={contact} look="text" />
        </p>
      </div>
    </section>
  )
}
