import type { ComponentProps } from 'react'
import parts from '@/components/ui/parts.module.scss'
import styles from './Field.module.scss'

interface FieldProps extends ComponentProps<'input'> {
  as?: 'input' | 'select' | 'textarea'
  name: string
  label: string
  /** Follows the label in regular weight: `(optional)` */
  note?: string
  /** Stands below the control and describes it. */
  hint?: string
}

/** A label above its control. */
export function Field({ as = 'input', label, note, hint, ...attributes }: FieldProps) {
  // Of the three, TypeScript knows one at a time.
  const Control = as as 'input'
  const id = `field-${attributes.name}`
  const hintId = hint && `${id}-hint`
  const description = [attributes['aria-describedby'], hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <label className={parts.label} htmlFor={id}>
        {label}
        {note && <span className={`${parts.quiet} ${styles.note}`}>{` ${note}`}</span>}
      </label>
      <Control {...attributes} id={id} className={styles.control} aria-describedby={description} />
      {hint && (
        <p id={hintId} className={parts.small}>
          {hint}
        </p>
      )}
    </div>
  )
}
