import type { ComponentProps } from 'react'
import type { Hint } from '@/lib/booking/hints'
import parts from '@/components/ui/parts.module.scss'
import styles from './Fields.module.scss'

interface FieldProps extends ComponentProps<'input'> {
  control?: 'input' | 'select' | 'textarea'
  label: string
  /** Follows the label in regular weight: `(optional)` */
  note?: string
  /** Stands below the control and describes it. */
  help?: string
  /** The first one about this field describes it, too. */
  hints?: readonly Hint[]
}

/** A label above its control. */
export function Field({ control = 'input', label, note, help, hints, ...attributes }: FieldProps) {
  // Of the three, TypeScript knows one at a time.
  const Control = control as 'input'
  const id = `field-${attributes.name}`
  const hint = hints?.find(({ field }) => field === attributes.name)
  const description = [hint && `hint-${hint.kind}`, help && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={parts.label} htmlFor={id}>
        {label}
        {note && <span className={parts.small}>{` ${note}`}</span>}
      </label>
      <Control
        {...attributes}
        id={id}
        className={styles.control}
        aria-describedby={description || undefined}
      />
      {help && (
        <p id={`${id}-hint`} className={parts.small}>
          {help}
        </p>
      )}
    </div>
  )
}
