import { useState } from 'react'
import { copyText } from '@/components/ui/copy-text'

/** Says whether the text was copied, or has to be copied manually because the browser denies access to the clipboard. */
export type CopyOutcome = 'copied' | 'manual'

/** Copies a text to the clipboard, and reports the outcome. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const copy = async () => {
    // Without a change the live region would not announce a second click.
    setOutcome(undefined)
    setOutcome((await copyText(text)) ? 'copied' : 'manual')
  }
  return { outcome, copy }
}
