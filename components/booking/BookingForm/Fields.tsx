import type { ComponentProps } from 'react'
import { booking, maxGuests } from '@/content/booking'
import type { Hint } from '@/lib/booking/hints'
import { dateFields, defaultGuests, detailFields, maxLengths } from '@/lib/booking/stay'
import type { Draft, Offers } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import { Hints } from './Hints'
import { OpenCalendar } from './OpenCalendar'
import parts from '@/components/ui/parts.module.scss'
import form from './BookingForm.module.scss'
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
function Field({ control = 'input', label, note, help, hints, ...attributes }: FieldProps) {
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

interface FieldsProps {
  draft: Draft
  hints: readonly Hint[]
  offers: Offers
  /** ISO date at Greencastle. */
  today: string
}

const { property, stay, guest } = booking

/**
 * All fields, which only the browser checks: none limits a date, and the numbers of guests are the same for each property
 * (requirements §5). There is no `autocomplete="off"`, because it would also keep the browser from restoring what was typed.
 */
export const Fields = ({ draft, hints, offers, today }: FieldsProps) => (
  <div className={form.fields} data-needs-script>
    <Field control="select" label={property.label} name="property" required>
      <option value="">{property.none}</option>
      {offers.map(({ id, name, nightlyPrice }) => (
        <option key={id} value={id}>
          {fill(property.option, { name, price: euro(nightlyPrice) })}
        </option>
      ))}
    </Field>
    <fieldset className={form.group}>
      <legend className={parts.h4}>{stay.legend}</legend>
      <div className={styles.dates}>
        {dateFields.map((name) => (
          <Field key={name} label={stay[name]} name={name} type="date" required hints={hints} />
        ))}
      </div>
      <OpenCalendar draft={draft} offers={offers} today={today} />
      <div className={styles.guests}>
        <Field
          control="select"
          label={stay.guests}
          name="guests"
          defaultValue={defaultGuests}
          help={offers.length > 1 ? stay.more : undefined}
          hints={hints}
        >
          {Array.from({ length: maxGuests }, (_, index) => (
            <option key={index} value={index + 1}>
              {plural(index + 1, 'guest')}
            </option>
          ))}
        </Field>
      </div>
      {hints.length > 0 && <Hints hints={hints} draft={draft} />}
    </fieldset>
    <fieldset className={form.group}>
      <legend className={parts.h4}>{guest.legend}</legend>
      <div className={styles.details}>
        {detailFields.map((name) => (
          <Field
            key={name}
            label={guest.fields[name].label}
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
          label={guest.fields.requests.label}
          note={guest.optional}
          help={guest.hint}
          name="requests"
          enterKeyHint="enter"
        />
      </div>
    </fieldset>
  </div>
)
