import type { FormWords } from '@/lib/schema/booking'
import { InputField, TextField } from './Field'
import styles from './BookingForm.module.scss'

interface GuestFieldsProps {
  words: FormWords['who']
  /** The browser has rejected a submission. */
  hasFailed: boolean
}

/**
 * The fields for the guest's own details. Only the browser checks them (requirements §5). There is no
 * `autocomplete="off"`, because it would also keep the browser from restoring what was typed.
 */
export function GuestFields({ words, hasFailed }: GuestFieldsProps) {
  // Firefox calls an empty required field invalid before anything has been typed. After a failed submission the browser decides.
  const untouched = { 'aria-invalid': hasFailed ? undefined : false }
  return (
    <div className={styles.guestFields}>
      <div className={styles.wide}>
        <InputField
          label={words.name}
          name="name"
          type="text"
          autoComplete="name"
          enterKeyHint="next"
          required
          {...untouched}
        />
      </div>
      <InputField
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        required
        {...untouched}
      />
      <InputField
        label={words.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        required
        {...untouched}
      />
      <div className={styles.wide}>
        <TextField label={words.requests} note={words.optional} name="requests" enterKeyHint="enter" />
      </div>
    </div>
  )
}
