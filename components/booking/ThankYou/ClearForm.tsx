import type { ThankYouWords } from '@/lib/schema/booking'
import { ClearButton } from '../ClearButton'
import { clearEntry } from '../draft/entry'
import styles from './ThankYou.module.scss'

/** Offers to empty the form behind this page. The request on the page stays. */
export function ClearForm({ words }: { words: ThankYouWords['clear'] }) {
  return (
    <div className={styles.clear} data-screen-only>
      <p>{words.text}</p>
      <p>
        <ClearButton clear={clearEntry} words={words} />
      </p>
    </div>
  )
}
