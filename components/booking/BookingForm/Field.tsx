import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Field.module.scss'

interface FieldProps {
  label: string
  /** Follows the label in regular weight: `(optional)` */
  note?: string
  /** Stands below the control and describes it. */
  hint?: string
  id: string
  children: ReactNode
}

const hintId = (id: string) => `${id}-hint`

/** The ids of what describes a control. */
const describedBy = (id: string, hint?: string, others?: string) =>
  [others, hint && hintId(id)].filter(Boolean).join(' ') || undefined

/** A label above its control. */
function Field({ label, note, hint, id, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}>{` ${note}`}</span>}
      </label>
      {children}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type Labelled<Tag extends 'input' | 'select' | 'textarea'> = ComponentPropsWithRef<Tag> &
  Omit<FieldProps, 'id' | 'children'> & { name: string }

export function InputField({ label, note, ...rest }: Omit<Labelled<'input'>, 'hint'> & { name: string }) {
  const id = `field-${rest.name}`
  return (
    <Field label={label} note={note} id={id}>
      <input {...rest} id={id} className={styles.control} />
    </Field>
  )
}

export function SelectField({ label, note, hint, ...rest }: Labelled<'select'>) {
  const id = `field-${rest.name}`
  const description = describedBy(id, hint, rest['aria-describedby'])
  return (
    <Field label={label} note={note} hint={hint} id={id}>
      <select {...rest} id={id} className={styles.control} aria-describedby={description} />
    </Field>
  )
}

export function TextField({ label, note, hint, ...rest }: Labelled<'textarea'>) {
  const id = `field-${rest.name}`
  return (
    <Field label={label} note={note} hint={hint} id={id}>
      <textarea {...rest} id={id} className={styles.control} aria-describedby={describedBy(id, hint)} />
    </Field>
  )
}
