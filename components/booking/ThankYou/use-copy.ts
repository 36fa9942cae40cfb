import { useState } from 'react'

/** Whether the text is on the clipboard now, or stands on the page for copying by hand. */
export type CopyOutcome = 'copied' | 'byHand'

/** Copies a text; browsers that keep their clipboard to themselves leave it to the guest. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const copy = async () => {
    // Emptied first, so that a second press is announced as well.
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('byHand')
    }
  }
  return { outcome, copy }
}
