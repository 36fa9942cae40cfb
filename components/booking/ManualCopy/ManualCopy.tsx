import styles from './ManualCopy.module.scss'

interface ManualCopyProps {
  label: string
  text: string
  rows: number
}

/** Shows a text selected, for a guest whose browser denies access to the clipboard. */
export function ManualCopy({ label, text, rows }: ManualCopyProps) {
  return (
    <textarea
      key={text}
      className={styles.text}
      ref={selectAll}
      aria-label={label}
      value={text}
      rows={rows}
      readOnly
    />
  )
}

function selectAll(text: HTMLTextAreaElement | null) {
  text?.focus()
  text?.select()
}
