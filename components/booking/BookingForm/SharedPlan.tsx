import { Button } from '@/components/ui/Button/Button'
import type { FormWords } from '@/lib/schema/booking'
import styles from './SharedPlan.module.scss'

/**
 * Says that somebody has shared the plan in the form. The script that keeps the draft shows it before the first paint where
 * the address holds a plan, and handles its button (components/enhancements/keep-draft.ts).
 */
export function SharedPlan({ words }: { words: FormWords['sharedPlan'] }) {
  return (
    <section className={styles.note} aria-labelledby="shared-plan" data-screen-only>
      <h2 id="shared-plan" className={styles.heading}>
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <Button look="text" data-empty-plan="">
        {words.empty}
      </Button>
    </section>
  )
}
