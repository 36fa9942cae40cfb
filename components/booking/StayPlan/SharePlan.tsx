import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { planToShare } from '@/lib/booking/share'
import type { Stay } from '@/lib/booking/stay'
import type { ShareWords } from '@/lib/schema/booking'
import parts from '@/components/ui/parts.module.scss'

interface SharePlanProps {
  stay: Stay
  siteUrl: string
  words: ShareWords
}

/** Passes the plan on. Shows nothing while there is no stay to share. */
export function SharePlan({ stay, siteUrl, words }: SharePlanProps) {
  const plan = planToShare(stay, words, siteUrl)
  if (!plan) return null
  const text = `${plan.text}\n${plan.url}`
  return (
    // The outcome belongs to the plan that was shared.
    <div key={text} className={parts.top8} data-screen-only>
      <CopyButton text={text} share={plan} words={words}>
        {words.label}
      </CopyButton>{' '}
      <CopyOutcome id="shared" rows={4} />
      <p className={parts.small}>{words.note}</p>
    </div>
  )
}
