import { useState } from 'react'
import { copyText } from '@/components/ui/copy-text'

/** The last text to copy, and whether it is on the clipboard. Some browsers deny access to theirs. */
export interface CopyOutcome {
  text: string
  isCopied: boolean
}

/** Copies texts to the clipboard, and reports the last outcome. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const copy = async (text: string) => {
    // Without a change the live region would not announce a second click.
    setOutcome(undefined)
    setOutcome({ text, isCopied: await copyText(text) })
  }
  return { outcome, copy }
}
