'use client'
import { useRef, type SubmitEvent } from 'react'
import { useReady } from '@/components/ui/use-ready'
import { booking, maxGuests } from '@/content/booking'
import { hintsFor, missing } from '@/lib/booking/hints'
import { confirmationAddress } from '@/lib/booking/request'
import { draftFrom, stayOf, type Offers } from '@/lib/booking/stay'
import type { Site } from '@/lib/schema'
import { StayPlan } from '../StayPlan/StayPlan'
import { keepRequest } from '../tab-storage'
import { fieldsOf, formId, useDraft } from '../use-draft'
import { DateFields, DetailFields, GuestsField, PropertyField } from './Fields'
import { Hints } from './Hints'
import { OpenCalendar } from './OpenCalendar'
import parts from '@/components/ui/parts.module.scss'
import layout from '../layout.module.scss'
import styles from './BookingForm.module.scss'

interface BookingFormProps {
  offers: Offers
  /** Origin of the site, for the address of a shared plan. */
  siteUrl: string
  position: Site['position']
}

/**
 * The request form and the plan of the stay. The fields are uncontrolled: what is typed before React runs, restored after
 * Back or filled in by the browser stays, and the draft is read from the fields. The form sends nothing: `method="dialog"`
 * keeps name and email out of the address before React runs. Submitting leads to the confirmation (requirements §4). Without
 * a role Firefox does not call it an invalid entry while its required fields are empty.
 */
export function BookingForm({ offers, siteUrl, position }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { fields, focused, today, isTouched, fillIn } = useDraft(offers)
  useReady(form)
  const draft = draftFrom(fields, maxGuests, focused)
  const hints = hintsFor(draft, offers, today, booking.hints)
  const { checkIn, checkOut, property } = draft

  const swap = () => fillIn({ checkIn: fields.checkOut!, checkOut: fields.checkIn! })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitted = fieldsOf(event.currentTarget)
    const address = confirmationAddress(draftFrom(submitted, maxGuests), offers)
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
      <div className={styles.fields} data-needs-script>
        <PropertyField offers={offers} />
        <fieldset className={styles.group}>
          <legend className={parts.h4}>{booking.stay.legend}</legend>
          <DateFields hints={hints} />
          <OpenCalendar {...{ checkIn, checkOut, property, offers, today }} onChoose={fillIn} />
          <GuestsField hints={hints} offers={offers} />
          {hints.length > 0 && <Hints hints={hints} onSwap={swap} />}
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={parts.h4}>{booking.guest.legend}</legend>
          <DetailFields />
        </fieldset>
      </div>
      <div className={`${layout.stay} ${styles.plan}`} data-needs-script>
        <StayPlan
          stay={stayOf(draft, offers)}
          hints={hints}
          needed={missing(draft, hints, booking.plan, booking.guest.fields)}
          isAnnounced={isTouched}
          isReady={confirmationAddress(draft, offers) !== undefined}
          siteUrl={siteUrl}
          position={position}
        />
      </div>
    </form>
  )
}
