import type { ReactNode } from 'react'
import { guestCounts, emptyDraft } from '@/lib/booking/draft'
import type { Stay } from '@/lib/booking/stay'
import { plural } from '@/lib/format'
import type { Hint } from '@/lib/booking/hints'
import type { FormWords } from '@/lib/schema/booking'
import { InputField, SelectField } from './Field'
import { Hints } from './Hints'
import { PriceRow } from './PriceRow'
import styles from './BookingForm.module.scss'

interface StayFieldsProps {
  stay: Stay
  /** Where the total is visible already. */
  totalIn?: 'plan' | 'bar'
  hints: readonly Hint[]
  words: FormWords
  onSwap: () => void
  calendar: ReactNode
}

const hintsId = 'stay-hints'

/** The fields for dates and guests, the hints about them, and the price. No field limits a date (requirements §5). */
export function StayFields({ stay, totalIn, hints, words, onSwap, calendar }: StayFieldsProps) {
  const { checkIn, checkOut, guests, swap } = words.when
  const describedBy = hints.length > 0 ? hintsId : undefined
  return (
    <>
      <div className={styles.stayFields}>
        <InputField label={checkIn} name="checkIn" type="date" required aria-describedby={describedBy} />
        <InputField label={checkOut} name="checkOut" type="date" required aria-describedby={describedBy} />
        <div className={styles.guests}>
          <SelectField
            label={guests}
            name="guests"
            defaultValue={emptyDraft.guests}
            aria-describedby={describedBy}
          >
            {guestCounts.map((count) => (
              <option key={count} value={count}>
                {plural(count, 'guest')}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <div className={styles.belowFields}>{calendar}</div>
      <Hints id={hintsId} hints={hints} swapLabel={swap} onSwap={onSwap} />
      <div className={styles.belowFields}>
        <PriceRow stay={stay} totalIn={totalIn} words={words.price} />
      </div>
    </>
  )
}
