import type { ComponentProps } from 'react'
import parts from '@/components/ui/parts.module.scss'
import styles from './Field.module.scss'

type FieldProps<Tag extends 'input' | 'select' | 'textarea'> = ComponentProps<Tag> & {
  name: string
  label: string
  /** Follows the label in regular weight: `(optional)` */
  note?: string
  /** Stands below the control and describes it. */
  hint?: string
}

/** A label above its control. */
const fieldWith = <Tag extends 'input' | 'select' | 'textarea'>(tag: Tag) =>
  function Field({ label, note, hint, ...rest }: FieldProps<Tag>) {
    // Of the three, TypeScript knows one at a time.
    const Control = tag as 'input'
    const attributes = rest as ComponentProps<'input'>
    const id = `field-${rest.name}`
    const hintId = hint && `${id}-hint`
    const description = [attributes['aria-describedby'], hintId].filter(Boolean).join(' ') || undefined
    return (
      <div className={styles.field}>
        <label className={parts.label} htmlFor={id}>
          {label}
          {note && <span className={styles.note}>{` ${note}`}</span>}
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

export const InputField = fieldWith('input')
export const SelectField = fieldWith('select')
export const TextField = fieldWith('textarea')
