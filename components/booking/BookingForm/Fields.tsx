import type { ComponentProps } from 'react'
import { booking } from '@/content/booking'
import type { Hint } from '@/lib/booking/hints'
import { dateFields, defaultGuests, guestCounts } from '@/lib/booking/stay'
import { plural } from '@/lib/format'
import { guestFields } from '@/lib/guest-fields'
import parts from '@/components/ui/parts.module.scss'
import styles from './Fields.module.scss'

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
function Field({ as = 'input', label, note, hint, ...attributes }: FieldProps) {
  // Of the three, TypeScript knows one at a time.
  const Control = as as 'input'
  const id = `field-${attributes.name}`
  const description = [attributes['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={parts.label} htmlFor={id}>
        {label}
        {note && <span className={`${parts.quiet} ${styles.note}`}>{` ${note}`}</span>}
      </label>
      <Control
        {...attributes}
        id={id}
        className={styles.control}
        aria-describedby={description || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={parts.small}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The fields for dates and guests. No field limits a date (requirements §5). */
export function StayFields({ hints }: { hints: readonly Hint[] }) {
  const hintFor = (field: Hint['field']) => {
    const hint = hints.find((each) => each.field === field)
    return hint && `hint-${hint.kind}`
  }
  return (
    <div className={styles.stay}>
      {dateFields.map((name) => (
        <Field
          key={name}
          label={booking.stay[name]}
          name={name}
          type="date"
          required
          aria-describedby={hintFor(name)}
        />
      ))}
      <div className={styles.guests}>
        <Field
          as="select"
          label={booking.stay.guests}
          name="guests"
          defaultValue={defaultGuests}
          aria-describedby={[hintFor('guests'), 'more-guests'].filter(Boolean).join(' ')}
        >
          {guestCounts.map((count) => (
            <option key={count} value={count}>
              {plural(count, 'guest')}
            </option>
          ))}
        </Field>
      </div>
      <p id="more-guests" className={`${parts.small} ${parts.measure} ${styles.wide} ${styles.more}`}>
        {booking.stay.more}
      </p>
    </div>
  )
}

/**
 * The fields for the guest's own details. Only the browser checks them (requirements §5). There is no `autocomplete="off"`,
 * because it would also keep the browser from restoring what was typed.
 */
export const GuestFields = () => (
  <div className={styles.guest}>
    {guestFields.map((field) => {
      const { name, kind, isNeeded } = field
      const isInput = kind !== 'lines'
      return (
        <div key={name} className={'isWide' in field ? styles.wide : undefined}>
          <Field
            as={isInput ? 'input' : 'textarea'}
            name={name}
            label={booking.guest.fields[name].label}
            note={isNeeded ? undefined : booking.guest.optional}
            hint={isNeeded ? undefined : booking.guest.hint}
            type={isInput ? kind : undefined}
            inputMode={isInput && kind !== 'text' ? kind : undefined}
            enterKeyHint={isInput ? 'next' : 'enter'}
            autoComplete={'autoComplete' in field ? field.autoComplete : undefined}
            required={isNeeded}
          />
        </div>
      )
    })}
  </div>
)
