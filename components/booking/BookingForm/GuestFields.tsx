import { guestFields } from '@/lib/guest-fields'
import type { FormWords } from '@/lib/schema/booking'
import { Field } from './Field'
import styles from './BookingForm.module.scss'

interface GuestFieldsProps {
  /** The browser has rejected a submission. */
  hasFailed: boolean
  words: FormWords['who']
}

/**
 * The fields for the guest's own details. Only the browser checks them (requirements §5). There is no
 * `autocomplete="off"`, because it would also keep the browser from restoring what was typed.
 */
export function GuestFields({ hasFailed, words }: GuestFieldsProps) {
  return (
    <div className={styles.guestFields}>
      {guestFields.map((field) => {
        const { name, kind, isNeeded } = field
        const isInput = kind !== 'lines'
        return (
          <div key={name} className={'isWide' in field ? styles.wide : undefined}>
            <Field
              as={isInput ? 'input' : 'textarea'}
              name={name}
              label={words.fields[name].label}
              note={isNeeded ? undefined : words.optional}
              hint={name === 'requests' ? words.requestsHint : undefined}
              type={isInput ? kind : undefined}
              inputMode={isInput && kind !== 'text' ? kind : undefined}
              enterKeyHint={isInput ? 'next' : 'enter'}
              autoComplete={'autoComplete' in field ? field.autoComplete : undefined}
              required={isNeeded}
              // Firefox calls an empty required field invalid before anything has been typed. After a failed submission the
              // browser decides.
              aria-invalid={isNeeded && !hasFailed ? false : undefined}
            />
          </div>
        )
      })}
    </div>
  )
}
