import { dateFields, defaultGuests, guestCounts, type Draft } from '@/lib/booking/draft'
import { hintsFor } from '@/lib/booking/hints'
import { largerParty, type Offers } from '@/lib/booking/offer'
import type { Stay } from '@/lib/booking/stay'
import { findTaken } from '@/lib/booking/taken-hint'
import { dayAndMonth, fill, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import { CalendarDisclosure } from '../NightsCalendar/CalendarDisclosure'
import type { useGuest } from '../draft/use-guest'
import { Field } from './Field'
import { hintIdFor, Hints } from './Hints'
import { PriceRow } from './PriceRow'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

interface StayFieldsProps {
  stay: Stay
  draft: Draft
  offers: Offers
  now: Date
  /** Where the total is visible already. */
  totalIn?: 'plan' | 'bar'
  words: FormWords
  /** What the guest has done. Hints and price are announced once something has changed since the page loaded. */
  guest: Pick<ReturnType<typeof useGuest>, 'hasChanged' | 'hasSwapped' | 'swap'>
}

/** The fields for dates and guests, the hints about them, and the price. No field limits a date (requirements §5). */
export function StayFields(props: StayFieldsProps) {
  const { stay, draft, offers, now, totalIn, words } = props
  const { hasChanged: isAnnounced, hasSwapped, swap: onSwap } = props.guest
  const { dates, quote } = stay
  const hints = hintsFor(draft, offers, now, words.hints, findTaken)
  const { guests, swap, swapped } = words.when
  const more = largerParty(offers, words.when.more)
  return (
    <>
      <div className={styles.stayFields}>
        {dateFields.map((name) => (
          <Field
            key={name}
            label={words.when[name]}
            name={name}
            type="date"
            required
            // Chromium says the hint of a date field at each of its four parts: too often after it has been announced.
            aria-describedby={isAnnounced ? undefined : hintIdFor(name, hints)}
          />
        ))}
        <div className={styles.guests}>
          <Field
            as="select"
            label={guests}
            name="guests"
            defaultValue={defaultGuests}
            aria-describedby={[hintIdFor('guests', hints), more && 'more-guests'].filter(Boolean).join(' ')}
          >
            {guestCounts.map((count) => (
              <option key={count} value={count}>
                {plural(count, 'guest')}
              </option>
            ))}
          </Field>
        </div>
        {more && (
          <p id="more-guests" className={`${parts.small} ${parts.measure} ${styles.guestsHint}`}>
            {more}
          </p>
        )}
      </div>
      <div className={styles.belowFields}>
        <CalendarDisclosure draft={draft} offers={offers} now={now} words={words} />
      </div>
      <Hints
        hints={hints}
        isAnnounced={isAnnounced}
        swapped={
          hasSwapped && dates && quote
            ? fill(swapped, {
                checkIn: dayAndMonth(dates.checkIn),
                checkOut: dayAndMonth(dates.checkOut),
                nights: plural(quote.nights, 'night'),
              })
            : undefined
        }
        swapLabel={swap}
        onSwap={onSwap}
      />
      <div className={styles.belowFields}>
        <PriceRow stay={stay} totalIn={totalIn} isAnnounced={isAnnounced} words={words.price} />
      </div>
    </>
  )
}
