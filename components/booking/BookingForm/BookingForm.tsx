'use client'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { useReady } from '@/components/ui/use-ready'
import { booking } from '@/content/booking'
import { hintsFor, missing } from '@/lib/booking/hints'
import { confirmationAddress } from '@/lib/booking/request'
import { draftFrom, stayOf, type Offers } from '@/lib/booking/stay'
import type { Site } from '@/lib/schema'
import { StayPlan } from '../StayPlan/StayPlan'
import { keepRequest } from '../entry'
import { fieldsOf, formId, useDraft } from '../use-draft'
import { GuestFields, PropertyChoice, StayFields } from './Fields'
import { Hints } from './Hints'
import { OpenCalendar } from './OpenCalendar'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

interface BookingFormProps {
  offers: Offers
  /** Origin of the site, for the address of a shared plan. */
  siteUrl: string
  position: Site['position']
  /** What replaces the form where no script runs. */
  children: ReactNode
}

/**
 * The request form and the plan of the stay. The fields are uncontrolled: what is typed before React runs, restored after
 * Back or filled in by the browser stays, and the draft is read from the fields. The form sends nothing: `method="dialog"`
 * keeps name and email out of the address before React runs. Submitting leads to the confirmation (requirements §4). Without
 * a role Firefox does not call it an invalid entry while its required fields are empty.
 */
export function BookingForm({ offers, siteUrl, position, children }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { fields, focused, today, isTouched, write } = useDraft(offers)
  useReady(form)
  const draft = draftFrom(fields, focused)
  const stay = stayOf(draft, offers)
  const hints = hintsFor(draft, offers, today, booking.hints)
  const { checkIn, checkOut, property } = draft

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitted = fieldsOf(event.currentTarget)
    const address = confirmationAddress(draftFrom(submitted), offers)
    if (address) location.assign(keepRequest(address, submitted))
  }

  return (
    <form
      ref={form}
      id={formId}
      data-island="load"
      className={styles.form}
      method="dialog"
      role="none"
      onSubmit={submit}
    >
      <div>
        {children}
        {/* A legend names its group for screen readers, and not for what looks for a label. */}
        <fieldset role="radiogroup" aria-labelledby="property-legend" data-needs-script>
          <legend id="property-legend" className={`${parts.h4} ${styles.legend}`}>
            {booking.property.legend}
          </legend>
          <PropertyChoice offers={offers} />
        </fieldset>
        <fieldset data-needs-script>
          <legend className={`${parts.h4} ${styles.legend}`}>{booking.stay.legend}</legend>
          <StayFields hints={hints} />
          <Hints
            hints={hints}
            isAnnounced={isTouched}
            onSwap={() => write({ checkIn: fields.checkOut!, checkOut: fields.checkIn! })}
          />
          <OpenCalendar {...{ checkIn, checkOut, property, offers, today }} onChoose={write} />
        </fieldset>
        <fieldset data-needs-script>
          <legend className={`${parts.h4} ${styles.legend}`}>{booking.guest.legend}</legend>
          <GuestFields />
        </fieldset>
      </div>
      <div className={styles.plan} data-needs-script>
        <StayPlan
          stay={stay}
          needed={missing(fields, booking.plan, booking.guest.fields)}
          isAnnounced={isTouched}
          isReady={confirmationAddress(draftFrom(fields), offers) !== undefined}
          siteUrl={siteUrl}
          position={position}
        />
      </div>
    </form>
  )
}
