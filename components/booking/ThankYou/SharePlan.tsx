import { useState } from 'react'
import { shareNatively } from '@/components/enhancements/share'
import { Button } from '@/components/ui/Button/Button'
import { copyText } from '@/components/ui/copy-text'
import { sharedPlan } from '@/lib/booking/share'
import type { StayRequest } from '@/lib/booking/stay'
import type { ShareWords } from '@/lib/schema/booking'
import styles from './SharePlan.module.scss'

interface SharePlanProps {
  request: StayRequest
  siteUrl: string
  words: ShareWords
}

/** Passes the plan on: with the device's own share sheet, or by the clipboard where there is none. */
export function SharePlan({ request, siteUrl, words }: SharePlanProps) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const plan = sharedPlan(request, words, siteUrl)
    // Without a change the live region would not announce a second click.
    setStatus('')
    if (await shareNatively(plan)) return
    setStatus((await copyText(`${plan.text}\n${plan.url}`)) ? words.copied : words.failed)
  }
  return (
    <p className={styles.share} data-screen-only>
      <Button onClick={share}>{words.label}</Button>
      <span role="status">
        <span key={status}>{status}</span>
      </span>
    </p>
  )
}
