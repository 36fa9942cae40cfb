import type { ComponentProps } from 'react'
import { booking, maxGuests } from '@/content/booking'
import type { Hint } from '@/lib/booking/hints'
import { dateFields, defaultGuests, maxLengths, neededFields, type Offers } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import parts from '@/components/ui/parts.module.scss'
import styles from './Fields.module.scss'

const { fields } = booking.guest

interface FieldProps extends ComponentProps<'input'> {
  control?: 'input' | 'select' | 'textarea'
  name: string
  label: string
  /** Follows the label in regular weight: `(optional)` */
  note?: string
  /** Stands below the control and describes it. */
  hint?: string
}

/** A label above its control. */
function Field({ control = 'input', label, note, hint, ...attributes }: FieldProps) {
  // Of the three, TypeScript knows one at a time.
  const Control = control as 'input'
  const id = `field-${attributes.name}`
  const description = [attributes['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ')
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
      {hint && (
        <p id={`${id}-hint`} className={parts.small}>
          {hint}
        </p>
      )}
    </div>
  )
}

const describedBy = (field: Hint['field'], hints: readonly Hint[]) => {
  const hint = hints.find((each) => each.field === field)
  return hint && `hint-${hint.kind}`
}

export const PropertyField = ({ offers }: { offers: Offers }) => (
  <Field control="select" label={booking.property.label} name="property" required>
    <option value="">{booking.property.none}</option>
    {offers.map(({ id, name, capacity, nightlyPrice }) => (
      <option key={id} value={id}>
        {fill(booking.property.option, { name, capacity, price: euro(nightlyPrice) })}
      </option>
    ))}
  </Field>
)

/** No field limits a date (requirements §5). */
export const DateFields = ({ hints }: { hints: readonly Hint[] }) => (
  <div className={styles.dates}>
    {dateFields.map((name) => (
      <Field
        key={name}
        label={booking.stay[name]}
        name={name}
        type="date"
        required
        aria-describedby={describedBy(name, hints)}
      />
    ))}
  </div>
)

/** The numbers of guests are the same for each property (requirements §5). */
export const GuestsField = ({ hints, offers }: { hints: readonly Hint[]; offers: Offers }) => (
  <div className={styles.guests}>
    <Field
      control="select"
      label={booking.stay.guests}
      name="guests"
      defaultValue={defaultGuests}
      hint={offers.length > 1 ? booking.stay.more : undefined}
      aria-describedby={describedBy('guests', hints)}
    >
      {Array.from({ length: maxGuests }, (_, index) => (
        <option key={index} value={index + 1}>
          {plural(index + 1, 'guest')}
        </option>
      ))}
    </Field>
  </div>
)

/**
 * The fields for the guest's own details. Only the browser checks them (requirements §5). There is no `autocomplete="off"`,
 * because it would also keep the browser from restoring what was typed.
 */
export const DetailFields = () => (
  <div className={styles.details}>
    {neededFields.map((name) => (
      <Field
        key={name}
        label={fields[name].label}
        name={name}
        type={{ name: 'text', email: 'email', phone: 'tel' }[name]}
        autoComplete={name === 'phone' ? 'tel' : name}
        maxLength={maxLengths[name]}
        enterKeyHint="next"
        required
      />
    ))}
    <Field
      control="textarea"
      label={fields.requests.label}
      note={booking.guest.optional}
      hint={booking.guest.hint}
      name="requests"
      enterKeyHint="enter"
    />
  </div>
)
