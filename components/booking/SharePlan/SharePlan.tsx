import { shareNatively } from '@/components/enhancements/share'
import { Button } from '@/components/ui/Button/Button'
import { sharedPlan } from '@/lib/booking/share'
import type { Stay } from '@/lib/booking/stay'
import type { ShareWords } from '@/lib/schema/booking'
import { ManualCopy } from '../ManualCopy/ManualCopy'
import { useCopy } from '../use-copy'
import styles from './SharePlan.module.scss'

interface SharePlanProps {
  stay: Stay
  siteUrl: string
  words: ShareWords
}

/**
 * Passes the plan on: with the device's own share sheet, else by the clipboard, else as selected text. Shows nothing while
 * there is no stay to share.
 */
export function SharePlan({ stay, siteUrl, words }: SharePlanProps) {
  const { outcome, copy } = useCopy()
  const plan = sharedPlan(stay, words, siteUrl)
  if (!plan) return null
  const text = `${plan.text}\n${plan.url}`
  // The outcome belongs to the plan that was copied.
  const current = outcome?.text === text ? outcome : undefined
  const share = async () => {
    if (!(await shareNatively(plan))) await copy(text, words)
  }
  return (
    <div className={styles.share} data-screen-only>
      <p>
        <Button look="text" onClick={share}>
          {words.label}
        </Button>{' '}
        <span aria-live="polite">{current?.status ?? ''}</span>
      </p>
      {current?.isCopied === false && <ManualCopy label={words.failed} text={text} rows={4} />}
      <p className={styles.note}>{words.note}</p>
    </div>
  )
}
