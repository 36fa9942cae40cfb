'use client'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useHydrated } from '@/components/ui/hydrated'
import { draftFrom, emptyDraft, formId, missingFrom, withoutHalfTypedDates } from '@/lib/booking/draft'
import { hintsFor } from '@/lib/booking/hints'
import { stayOf } from '@/lib/booking/stay'
import { todayInDublin } from '@/lib/light/dublin-time'
import type { Offers } from '@/lib/booking/offer'
import type { FormWords } from '@/lib/schema/booking'
import { BookingBar } from '../BookingBar/BookingBar'
import { CalendarDisclosure } from '../NightsCalendar/CalendarDisclosure'
import { clearForm, swapDates } from '../form-fields'
import { StayPlan } from '../StayPlan/StayPlan'
import { useFields } from '../use-fields'
import { useInView } from '../use-in-view'
import { useRequest } from '../use-request'
import { GuestFields } from './GuestFields'
import { PropertyChoice } from './PropertyChoice'
import { SharedPlan } from './SharedPlan'
import { StayFields } from './StayFields'
import styles from './BookingForm.module.scss'

interface BookingFormProps {
  offers: Offers
  words: FormWords
  /** Origin of the site, for the address of a shared plan. */
  siteUrl: string
  /** The drawing of the year for the plan. */
  year: ReactNode
  /** The heading, the introduction, and what replaces the form where no script runs. */
  children: ReactNode
}

/** Fields for which a phone shows its keyboard. */
const textFields = ['name', 'email', 'phone', 'requests']

/**
 * The request form and the plan of the stay. The fields are uncontrolled: whatever is typed before hydration, restored
 * after Back or filled in by the browser stays as it is, and the draft is read from the fields. The form sends nothing.
 * `method="dialog"` keeps a submission before hydration from putting name and email into the address
 * (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 */
export function BookingForm({ offers, words, siteUrl, year, children }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields()
  const draft = draftFrom(new URLSearchParams(fields))
  const { submit, isLeaving } = useRequest(fields, offers)
  useHydrated(form)
  // The script that keeps the draft fills a form that React has rendered again (components/enhancements/keep-draft.ts).
  useLayoutEffect(() => void document.dispatchEvent(new Event('formrendered')), [])
  const [focused, setFocused] = useState<string>()
  const [now] = useState(() => new Date())
  const planFoot = useRef<HTMLDivElement>(null)
  const isPlanFootInView = useInView(planFoot)

  const shownDraft = withoutHalfTypedDates(draft, focused)
  const stay = stayOf(shownDraft, offers)
  const missing = missingFrom(draft)
  const isUnused = JSON.stringify(draft) === JSON.stringify(emptyDraft)
  const hasBar = missing.length === 0 && !textFields.includes(focused ?? '') && !isPlanFootInView

  return (
    <form
      ref={form}
      id={formId}
      data-island="idle"
      className={styles.form}
      method="dialog"
      onSubmit={submit}
      onFocus={({ target }) => setFocused(target.getAttribute('name') ?? undefined)}
      onBlur={() => setFocused(undefined)}
    >
      <div>
        {children}
        <SharedPlan words={words.sharedPlan} />
        <p className={styles.clear} data-screen-only data-unused={isUnused}>
          <Button look="text" onClick={() => clearForm(form.current)}>
            {words.clear}
          </Button>
        </p>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.where.legend}</legend>
          <PropertyChoice offers={Object.values(offers)} words={words.where} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.when.legend}</legend>
          <StayFields
            stay={stay}
            totalIn={isPlanFootInView ? 'plan' : hasBar ? 'bar' : undefined}
            hints={hintsFor(shownDraft, offers, now, words.hints)}
            words={words}
            onSwap={() => swapDates(form.current)}
            calendar={<CalendarDisclosure draft={shownDraft} offers={offers} now={now} words={words} />}
          />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.who.legend}</legend>
          <GuestFields words={words.who} />
        </fieldset>
      </div>
      <div className={styles.plan}>
        <StayPlan
          stay={stay}
          offers={offers}
          draft={draft}
          today={todayInDublin(now)}
          words={words}
          siteUrl={siteUrl}
          year={year}
          footRef={planFoot}
          isLeaving={isLeaving}
        />
        {missing.length === 0 && (
          <BookingBar stay={stay} hidden={!hasBar} isLeaving={isLeaving} words={words} />
        )}
      </div>
    </form>
  )
}
