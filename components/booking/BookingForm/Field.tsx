import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Field.module.scss'

interface FieldProps {
  label: string
  /** Follows the label in regular weight: `(optional)` */
  note?: string
  id: string
  children: ReactNode
}

/** A label above its control. */
function Field({ label, note, id, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}>{` ${note}`}</span>}
      </label>
      {children}
    </div>
  )
}

type Labelled<Tag extends 'input' | 'select' | 'textarea'> = ComponentPropsWithRef<Tag> &
  Omit<FieldProps, 'id' | 'children'> & { name: string }

export function InputField({ label, note, ...rest }: Labelled<'input'>) {
  const id = `field-${rest.name}`
  return (
    <Field label={label} note={note} id={id}>
      <input {...rest} id={id} className={styles.control} />
    </Field>
  )
}

export function SelectField({ label, note, ...rest }: Labelled<'select'>) {
  const id = `field-${rest.name}`
  return (
    <Field label={label} note={note} id={id}>
      <select {...rest} id={id} className={styles.control} />
    </Field>
  )
}

export function TextField({ label, note, ...rest }: Labelled<'textarea'>) {
  const id = `field-${rest.name}`
  return (
    <Field label={label} note={note} id={id}>
      <textarea {...rest} id={id} className={styles.control} />
    </Field>
  )
}
