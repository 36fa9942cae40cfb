'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useReady } from '@/components/page/use-ready'
import { draftFrom, withoutHalfTypedDates } from '@/lib/booking/draft'
import { confirmationAddress } from '@/lib/booking/request'
import { stayOf } from '@/lib/booking/stay'
import { stillNeeded } from '@/lib/booking/still-needed'
import { todayInDublin } from '@/lib/light/dublin-time'
import type { Offers } from '@/lib/booking/offer'
import type { FormWords } from '@/lib/schema/booking'
import type { Site } from '@/lib/schema'
import { ClearButton } from '../ClearButton'
import { StayPlan } from '../StayPlan/StayPlan'
import { readEntry } from '../draft/entry'
import { formId } from '../draft/form'
import { isUsed } from '../draft/replace'
import { listening, useFields, useRestoredForm, useTypedFragment } from '../draft/use-draft'
import { useGuest } from '../draft/use-guest'
import { useSubmission } from '../draft/use-request'
import { DraftNote } from './DraftNote'
import { GuestFields } from './GuestFields'
import { PropertyChoice } from './PropertyChoice'
import { StayFields } from './StayFields'
import parts from '@/components/ui/parts.module.scss'
import styles from './BookingForm.module.scss'

interface BookingFormProps {
  heading: string
  lede: string
  offers: Offers
  words: FormWords
  /** Origin of the site, for the address of a shared plan. */
  siteUrl: string
  position: Site['position']
  /** What replaces the form where no script runs. */
  children: ReactNode
}

/**
 * The request form and the plan of the stay. The fields are uncontrolled: what is typed before hydration, restored after
 * Back or filled in by the browser stays, and the draft is read from the fields. The form sends nothing: `method="dialog"`
 * keeps name and email out of the address before hydration (docs/decisions/0006-the-draft-stays-in-the-tab.md). Without a
 * role Firefox does not call it an invalid entry while its required fields are empty.
 */
export function BookingForm(props: BookingFormProps) {
  const { heading, lede, offers, words, siteUrl, position, children } = props
  const form = useRef<HTMLFormElement>(null)
  const { focused, left, hasFailed, hasChanged, handlers } = useGuest()
  const fields = useFields()
  useRestoredForm()
  useTypedFragment()
  const [now, setNow] = useState(() => new Date())
  // Phones keep a tab for days.
  useEffect(() => listening(['visibilitychange'])(() => setNow(new Date())), [])
  const values = Object.fromEntries(new URLSearchParams(fields))
  const draft = draftFrom(values)
  const shownDraft = withoutHalfTypedDates(draft, focused)
  const stay = stayOf(shownDraft, offers)
  const address = confirmationAddress(draft, offers)
  // What stands in a form that is used is in the entry, unless the browser denies storage.
  const reason = address && !readEntry().fields && words.plan.notKept
  const needed = [stillNeeded(fields, words), reason].filter(Boolean).join(' ')
  // What was missing when a field was left is announced for as long as it is.
  const isStillMissing = left && stillNeeded(left, words) === stillNeeded(fields, words)
  const submit = useSubmission(address)
  useReady(form)

  return (
    <form
      ref={form}
      id={formId}
      data-island="load"
      className={styles.form}
      method="dialog"
      role="none"
      onSubmit={submit}
      {...handlers}
    >
      <div>
        <h1 className={parts.title}>{heading}</h1>
        <p className={`${parts.lede} ${parts.measure} ${parts.top16}`}>{lede}</p>
        {children}
        <DraftNote offers={offers} words={words.note} />
        {/* A legend names its group for screen readers, and not for what looks for a label. */}
        <fieldset role="radiogroup" aria-labelledby="property-legend" data-needs-script>
          <legend id="property-legend" className={`${parts.h4} ${styles.legend}`}>
            {words.where.legend}
          </legend>
          <PropertyChoice offers={Object.values(offers)} words={words.where} />
        </fieldset>
        <fieldset data-needs-script>
          <legend className={`${parts.h4} ${styles.legend}`}>{words.when.legend}</legend>
          <StayFields draft={shownDraft} isAnnounced={hasChanged} {...{ stay, offers, now, words }} />
        </fieldset>
        <fieldset data-needs-script>
          <legend className={`${parts.h4} ${styles.legend}`}>{words.who.legend}</legend>
          <GuestFields hasFailed={hasFailed} words={words.who} />
        </fieldset>
        <p className={styles.clear} data-screen-only data-needs-script>
          <ClearButton isUnused={!isUsed(values)} words={words.clear} />
        </p>
      </div>
      <div className={styles.plan} data-paper="flush" data-needs-script>
        <StayPlan
          announced={isStillMissing ? needed : ''}
          today={todayInDublin(now)}
          isReady={address !== undefined}
          {...{ stay, offers, needed, words, siteUrl, position }}
        />
      </div>
    </form>
  )
}
