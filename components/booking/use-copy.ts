import { useState } from 'react'
import { copyText } from '@/components/ui/copy-text'
import { saidAgain } from '@/components/ui/said-again'

/** The last text to copy, and whether it is on the clipboard. Some browsers deny access to theirs. */
interface CopyOutcome {
  text: string
  isCopied: boolean
  /** What a live region says of it. */
  status: string
}

/** Copies texts to the clipboard, and reports the last outcome. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const copy = async (text: string, words: { copied: string; failed: string }) => {
    const isCopied = await copyText(text)
    const status = isCopied ? words.copied : words.failed
    setOutcome((last) => ({ text, isCopied, status: saidAgain(status, last?.status ?? '') }))
  }
  return { outcome, copy }
}
