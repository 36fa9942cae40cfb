import { RunningText } from '@/components/ui/RunningText'
import { WaterText } from '@/components/ui/WaterText'
import { Disclosure } from '@/components/ui/Disclosure/Disclosure'
import type { Question } from '@/lib/schema/home'
import parts from '@/components/ui/parts.module.scss'
import styles from './Faq.module.scss'

interface FaqProps {
  heading: string
  /** What neither the list nor the owner's entries answer, above the call to action, which has phone and email. */
  text: string
  questions: readonly Question[]
}

/** At most one answer is open (requirements §4), because the items share a `name`. */
export function Faq({ heading, text, questions }: FaqProps) {
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
            <p className={`${parts.measure} ${styles.answer}`}>
              <RunningText>{answer}</RunningText>
            </p>
          </Disclosure>
        ))}
        <p className={parts.top20}>{text}</p>
      </div>
    </section>
  )
}
