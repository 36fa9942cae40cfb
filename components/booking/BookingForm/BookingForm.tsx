'use client'
import { useRef, type ComponentProps, type SubmitEvent } from 'react'
import { useReady } from '@/components/ui/use-ready'
import { booking, maxGuests } from '@/content/booking'
import { hintsFor } from '@/lib/booking/hints'
import { confirmationAddress } from '@/lib/booking/request'
import { draftFrom } from '@/lib/booking/stay'
import { StayPlan } from '../StayPlan/StayPlan'
import { keepRequest } from '../tab-storage'
import { fieldsOf, formId, useDraft } from '../use-draft'
import { Fields } from './Fields'
import layout from '../layout.module.scss'
import styles from './BookingForm.module.scss'

type BookingFormProps = Pick<ComponentProps<typeof StayPlan>, 'offers' | 'siteUrl' | 'position'>

/**
 * The request form and the plan of the stay. The fields are uncontrolled: what is typed before React runs, restored after
 * Back or filled in by the browser stays, and the draft is read from the fields. The form sends nothing: `method="dialog"`
 * keeps name and email out of the address before React runs. Submitting leads to the confirmation (requirements §4). With
 * the role `none` Firefox does not call it an invalid entry while its required fields are empty.
 */
export function BookingForm(props: BookingFormProps) {
  const { offers } = props
  const form = useRef<HTMLFormElement>(null)
  const { draft, today, isTouched } = useDraft(offers)
  useReady(form)
  const hints = hintsFor(draft, offers, today, booking.hints)

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
      <Fields draft={draft} hints={hints} offers={offers} today={today} />
      <div className={`${layout.stay} ${styles.plan}`} data-needs-script>
        <StayPlan {...props} draft={draft} hints={hints} isAnnounced={isTouched} />
      </div>
    </form>
  )
}
