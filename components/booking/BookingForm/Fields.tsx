import type { ComponentProps } from 'react'
import { Photo } from '@/components/ui/Photo/Photo'
import { booking } from '@/content/booking'
import type { Hint } from '@/lib/booking/hints'
import { dateFields, defaultGuests, guestCounts, type Offers } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import parts from '@/components/ui/parts.module.scss'
import styles from './Fields.module.scss'

const { fields } = booking.guest

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

/** A card for each property, of which one can be chosen. */
export const PropertyChoice = ({ offers }: { offers: Offers }) => (
  <div className={styles.cards}>
    {offers.map(({ id, name, capacity, nightlyPrice, thumbnail }) => (
      <label key={id} className={styles.card}>
        <input className={styles.ring} type="radio" name="property" value={id} required />
        <span className={styles.picture}>
          {/* A picture of 3:2 that covers a box 98 px high is 147 px wide. The smallest file has 480 px, also enough for phones. */}
          <Photo picture={thumbnail} sizes="147px" decorative />
        </span>
        <span className={`${parts.small} ${styles.text}`}>
          <span className={`${parts.entry} ${styles.name}`}>{name}</span>{' '}
          <span>{fill(booking.property.sleeps, { capacity })}</span>{' '}
          <span>{fill(booking.property.nightly, { price: euro(nightlyPrice) })}</span>
        </span>
      </label>
    ))}
  </div>
)

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
      <p id="more-guests" className={`${parts.small} ${styles.wide} ${styles.more}`}>
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
    <div className={styles.wide}>
      <Field
        label={fields.name.label}
        name="name"
        type="text"
        autoComplete="name"
        enterKeyHint="next"
        required
      />
    </div>
    <Field
      label={fields.email.label}
      name="email"
      type="email"
      autoComplete="email"
      enterKeyHint="next"
      required
    />
    <Field
      label={fields.phone.label}
      name="phone"
      type="tel"
      autoComplete="tel"
      enterKeyHint="next"
      required
    />
    <div className={styles.wide}>
      <Field
        as="textarea"
        label={fields.requests.label}
        note={booking.guest.optional}
        hint={booking.guest.hint}
        name="requests"
        enterKeyHint="enter"
      />
    </div>
  </div>
)
