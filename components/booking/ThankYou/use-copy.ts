import { useState } from 'react'
import { copyText } from '@/components/ui/copy-text'

/** Whether the text is on the clipboard now, or stands on the page for copying by hand. */
export type CopyOutcome = 'copied' | 'byHand'

/** Copies a text; browsers that keep their clipboard to themselves leave it to the guest. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const copy = async () => {
    // Emptied first, so that a second press is announced as well.
    setOutcome(undefined)
    setOutcome((await copyText(text)) ? 'copied' : 'byHand')
  }
  return { outcome, copy }
}
