import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import styles from './Copy.module.scss'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What is shared instead, where the device can share. */
  share?: ShareData
  /** Says that the text is copied, or what to do where the clipboard is denied. */
  words: { copied: string; failed: string }
  children: ReactNode
}

/**
 * Copies or shares. `copy-on-click.ts` handles the click, and announces the outcome in the `CopyOutcome` that
 * follows within the same element.
 */
export const CopyButton = ({ text, share, words, children }: CopyButtonProps) => (
  <Button
    look="text"
    data-copy={text}
    data-share={share && JSON.stringify(share)}
    data-copied={words.copied}
    data-failed={words.failed}
  >
    {children}
  </Button>
)

interface CopyOutcomeProps {
  /** The text that stands selected where the clipboard is denied: the id of its name, and its height. */
  id: string
  rows: number
}

/** Announces what has become of the buttons before it. */
export const CopyOutcome = ({ id, rows }: CopyOutcomeProps) => (
  <>
    <span id={id} aria-live="polite" className={styles.outcome} />
    <textarea className={styles.text} aria-labelledby={id} rows={rows} readOnly hidden />
  </>
)
