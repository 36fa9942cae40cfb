import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import type { ClearWords } from '@/lib/schema/booking'
import { listening } from './draft/use-draft'

interface ClearButtonProps {
  /** Empties the form, and returns a function that brings it back. */
  clear: () => () => void
  /** There is nothing to clear. */
  isUnused?: boolean
  words: ClearWords
}

// What is brought back must not replace what was typed since, also in a page from the back-forward cache.
const untilUsed = listening(['input', 'change', 'popstate', 'pagehide'])

/** Empties the form, for a guest at somebody else's computer. Until the guest types or leaves, it can be brought back. */
export function ClearButton({ clear, isUnused, words }: ClearButtonProps) {
  const [undo, setUndo] = useState<() => void>()
  useEffect(() => untilUsed(() => setUndo(undefined)), [])
  const act = () => {
    if (!undo) {
      const bringBack = clear()
      return setUndo(() => bringBack)
    }
    undo()
    setUndo(undefined)
  }
  return (
    <span data-unused={isUnused && !undo}>
      <span aria-live="polite">{undo ? `${words.cleared} ` : ''}</span>
      <Button look="text" onClick={act}>
        {undo ? words.undo : words.label}
      </Button>
    </span>
  )
}
