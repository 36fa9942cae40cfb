import { LiveText } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import { dateFields, defaultGuests, guestCounts, type Draft } from '@/lib/booking/draft'
import { hintsFor } from '@/lib/booking/hints'
import { largerParty, type Offers } from '@/lib/booking/offer'
import type { Stay } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import { CalendarDisclosure } from '../NightsCalendar/CalendarDisclosure'
import { UntilHydrated } from '../UntilHydrated/UntilHydrated'
import { Field } from './Field'
import { hintIdFor, Hints } from './Hints'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

interface StayFieldsProps {
  stay: Stay
  draft: Draft
  offers: Offers
  now: Date
  /** Whether hints and price are announced: once something has changed since the page loaded. */
  isAnnounced: boolean
  words: FormWords
}

/** The fields for dates and guests, the hints about them, and the price. No field limits a date (requirements §5). */
export function StayFields({ stay, draft, offers, now, isAnnounced, words }: StayFieldsProps) {
  const hints = hintsFor(draft, offers, now, words.hints)
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
            label={words.when.guests}
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
          <p
            id="more-guests"
            className={`${parts.small} ${parts.measure} ${styles.wide} ${styles.guestsHint}`}
          >
            {more}
          </p>
        )}
      </div>
      <div className={parts.top20}>
        <CalendarDisclosure draft={draft} offers={offers} now={now} words={words.when.calendar} />
      </div>
      <Hints hints={hints} isAnnounced={isAnnounced} swapLabel={words.when.swap} />
      <div className={parts.top20}>
        <PriceRow stay={stay} isAnnounced={isAnnounced} words={words} />
      </div>
    </>
  )
}

/** Shows how the price is calculated, as far as it is known, and announces the total, which stands above the button. */
function PriceRow({ stay, isAnnounced, words }: Pick<StayFieldsProps, 'stay' | 'isAnnounced' | 'words'>) {
  const { offer, nightlyPrice, quote } = stay
  const { from, nightly, breakdown, announced, waiting } = words.price
  const price = euro(nightlyPrice)
  const nights = quote && plural(quote.nights, 'night')
  const rate = offer ? fill(nightly, { price }) : from
  const shown = nights ? fill(breakdown, { nights, price }) : rate
  const said = isAnnounced && nights ? fill(announced, { nights, total: euro(quote.total) }) : ''
  return (
    <>
      <UntilHydrated waiting={waiting}>
        <p key={shown} id="price" aria-hidden={said !== '' || undefined}>
          {shown}
        </p>
      </UntilHydrated>
      <LiveText>{said}</LiveText>
    </>
  )
}
