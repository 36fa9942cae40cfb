'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { isOffline } from '@/components/enhancements/offline'
import { useHydrated } from '@/components/ui/hydrated'
import { draftFrom, missingFrom, withoutHalfTypedDates } from '@/lib/booking/draft'
import { hintsFor } from '@/lib/booking/hints'
import { setDraft } from '@/lib/booking/draft-memory'
import { requestQuery } from '@/lib/booking/query'
import { stayOf } from '@/lib/booking/stay'
import { todayInDublin } from '@/lib/dublin-time'
import type { Offers } from '@/lib/booking/offer'
import type { FormWords } from '@/lib/schema/booking'
import { BookingBar } from '../BookingBar/BookingBar'
import { formId, swapDates } from '../form-fields'
import { StayPlan } from '../StayPlan/StayPlan'
import { useDocumentFallback } from '../use-document-fallback'
import { useFormDraft } from '../use-form-draft'
import { useSingleSubmit } from '../use-single-submit'
import { useScrollToTop } from '../use-scroll-to-top'
import { GuestFields } from './GuestFields'
import { PropertyChoice } from './PropertyChoice'
import { StayFields } from './StayFields'
import styles from './BookingForm.module.scss'

interface BookingFormProps {
  offers: Offers
  words: FormWords
  /** The drawing of the year for the plan. */
  year: ReactNode
  /** The heading, the introduction, and what replaces the form where no script runs. */
  children: ReactNode
}

/**
 * The request form and the plan of the stay. The fields are uncontrolled: whatever is typed before hydration, restored
 * after Back or filled in by the browser stays as it is, and the draft is read from the fields. The form sends nothing.
 * `method="dialog"` keeps a submission before hydration from putting name and email into the address
 * (docs/decisions/0006-the-draft-lives-in-memory.md).
 */
export function BookingForm({ offers, words, year, children }: BookingFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form)
  useHydrated(form)
  const [focused, setFocused] = useState<string>()
  const [today] = useState(() => todayInDublin(new Date()))
  const requestButton = useRef<HTMLButtonElement>(null)
  const isFirstSubmit = useSingleSubmit()
  const prepareToLeave = useScrollToTop()
  const loadAsDocumentOnFailure = useDocumentFallback()

  const shownDraft = withoutHalfTypedDates(draft, focused)
  const stay = stayOf(shownDraft, offers)
  const missing = missingFrom(draft)

  function request(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitted = draftFrom(new FormData(event.currentTarget))
    const { quote, guests } = stayOf(submitted, offers)
    setDraft(submitted)
    // Offline, the navigation would end on the browser's error page and lose what was typed.
    if (isOffline()) return
    if (!submitted.property || !quote || !isFirstSubmit()) return
    prepareToLeave()
    const confirmation = `/thank-you?${requestQuery({ property: submitted.property, ...quote, guests })}`
    loadAsDocumentOnFailure(confirmation)
    router.push(confirmation)
  }

  return (
    <form
      ref={form}
      id={formId}
      data-island="idle"
      className={styles.form}
      method="dialog"
      onSubmit={request}
      onFocus={({ target }) => setFocused(target.getAttribute('name') ?? undefined)}
      onBlur={() => setFocused(undefined)}
    >
      <div>
        {children}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.where.legend}</legend>
          <PropertyChoice offers={Object.values(offers)} words={words.where} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.when.legend}</legend>
          <StayFields
            stay={stay}
            hints={hintsFor(shownDraft, offers, today, words.hints)}
            words={words}
            onSwap={() => swapDates(form.current)}
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
          missing={missing}
          words={words}
          year={year}
          ref={requestButton}
        />
        {missing.length === 0 && (
          <BookingBar stay={stay} focused={focused} requestButton={requestButton} words={words} />
        )}
      </div>
    </form>
  )
}
