import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import type { ThankYouWords } from '@/lib/schema/booking'
import { clearEntry } from '../draft/entry'
import styles from './ThankYou.module.scss'

/**
 * Empties the form behind this page, for a guest at somebody else's computer. The request on the page stays. Until the guest
 * leaves the page, the form can be brought back.
 */
export function ClearForm({ words }: { words: ThankYouWords['clear'] }) {
  const [undo, setUndo] = useState<() => void>()
  useEffect(() => {
    // A page from the back-forward cache must not bring back less than was typed since.
    const forget = () => setUndo(undefined)
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])
  const act = () => {
    if (undo) {
      undo()
      setUndo(undefined)
    } else {
      const bringBack = clearEntry()
      setUndo(() => bringBack)
    }
  }
  return (
    <div className={styles.clear} data-screen-only>
      <p>{words.text}</p>
      <p>
        <span aria-live="polite">{undo ? `${words.cleared} ` : ''}</span>
        <Button look="text" onClick={act}>
          {undo ? words.undo : words.label}
        </Button>
      </p>
    </div>
  )
}
