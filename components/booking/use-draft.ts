import { useLayoutEffect, useState } from 'react'
import { maxGuests } from '@/content/booking'
import { navigationEntry } from '@/lib/dom'
import { readPlan } from '@/lib/booking/plan'
import { defaultGuests, draftFrom, type Offers, type Texts } from '@/lib/booking/stay'
import { todayInDublin } from '@/lib/dates'
import { keepDraft, readEntry } from './tab-storage'

export const formId = 'booking'

const bookingForm = () => document.forms.namedItem(formId)

const controls = (form: HTMLFormElement | null) =>
  (Array.from(form?.elements ?? []) as HTMLInputElement[]).filter(({ name }) => name !== '')

/** Stands for what a date field holds that is no date, 30 February or a part of a date: its own value is then empty. */
const NO_DATE = '?'

const valuesOf = (fields: readonly HTMLInputElement[]): Texts =>
  Object.fromEntries(
    fields.map(({ name, value, validity }) => [name, value || (validity.badInput ? NO_DATE : '')]),
  )

/** The values of all fields. */
export const fieldsOf = (form: HTMLFormElement) => valuesOf(controls(form))

/** Whether a field holds something else than in an empty form. */
const isUsed = ([name, value]: [string, string]) => value !== (name === 'guests' ? String(defaultGuests) : '')

/** Writes values into their fields. A field keeps what it holds if it has none, or does not accept it. */
function writeFields(values: Texts) {
  for (const field of controls(bookingForm())) {
    const before = field.value
    const value = values[field.name]
    // Writing into the field of a half-typed date, whose value is empty, would remove what is typed.
    if (value === undefined || value === before || value === NO_DATE) continue
    field.value = value
    if (field.value !== value) field.value = before
  }
}

/** Writes the kept draft and `over` into the form. An empty draft was cleared: it also clears what the browser restores. */
function restoreDraft(over: Texts) {
  const { draft } = readEntry()
  if (draft && Object.keys(draft).length === 0) bookingForm()!.reset()
  writeFields({ ...draft, ...over })
}

/** What the address names: a property, or a whole plan. */
const namedByAddress = (offers: Offers) => readPlan(location.search, location.hash, offers, maxGuests)

const hasReturned = () => /reload|back/.test(String(navigationEntry()?.type))

/**
 * What the guest has typed before React renders, and the name of the field that has the focus. On a new navigation the browser
 * brings nothing back, so that all that stands in the form is typed.
 */
function readBefore() {
  const form = typeof document === 'undefined' ? null : bookingForm()
  const isTyped = ({ name, value, dataset }: HTMLInputElement) =>
    hasReturned() ? 'typed' in dataset : isUsed([name, value])
  const typed = controls(form).filter(isTyped)
  return { typed: valuesOf(typed), focused: form && document.activeElement?.getAttribute('name') }
}

/**
 * Keeps what stands in the form, once it has been used, and takes out of the address what the form no longer holds, a plan or
 * the property, too: Back would bring it again. With Next's own state in it, its router would not learn of the change.
 */
function keepFields(fields: Texts, offers: Offers) {
  if (readEntry().draft || Object.entries(fields).some(isUsed)) keepDraft(fields)
  const named = namedByAddress(offers)
  const old = Object.keys(named).filter((name) => named[name] !== fields[name])
  if (old.length === 0) return
  const search = old.includes('property') ? '' : location.search
  history.replaceState(null, '', location.pathname + search + (named.checkIn ? '' : location.hash))
}

/** When anything may have changed in the fields, or may be lost. */
const moments = 'input change focusin focusout load pageshow pagehide visibilitychange hashchange'.split(' ')

/**
 * The draft: what stands in the fields, which are uncontrolled and the truth. On mount they are filled from what the tab
 * keeps, then from what the address names, but never over what the guest has typed since the page appeared. From then on
 * they are read as a whole, kept and rendered, whenever anything may have changed in them: some password managers fire no
 * event (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 *
 * @returns `draft`; `today`, an ISO date, empty until React runs; and `isTouched`, whether the guest has been in the form
 */
export function useDraft(offers: Offers) {
  // React may render the page again, because an extension or a translator has changed it: then its fields are empty.
  const [before] = useState(readBefore)
  const [now, setNow] = useState({ draft: draftFrom({}, maxGuests), today: '', isTouched: false })

  useLayoutEffect(() => {
    const read = () => {
      const form = bookingForm()!
      const fields = fieldsOf(form)
      keepFields(fields, offers)
      const { activeElement } = document
      const draft = draftFrom(fields, maxGuests, activeElement?.getAttribute('name'))
      const today = todayInDublin(new Date())
      setNow((old) => {
        const next = { draft, today, isTouched: old.isTouched || form.contains(activeElement) }
        // Most events change nothing, and a slow phone renders the form in some 60 ms.
        return JSON.stringify(next) === JSON.stringify(old) ? old : next
      })
    }
    restoreDraft({ ...namedByAddress(offers), ...before.typed })
    const field = before.focused && bookingForm()!.elements.namedItem(before.focused)
    if (field instanceof HTMLElement && document.activeElement === document.body)
      field.focus({ preventScroll: true })
    read()
    const stop = new AbortController()
    const onEvent = (event: Event) => {
      // Chromium brings fields back between `load` and `pageshow` without an event. A cached page may hold older text.
      if (event.type === 'pageshow' && ((event as PageTransitionEvent).persisted || hasReturned()))
        restoreDraft(namedByAddress(offers))
      if (event.type === 'hashchange') writeFields(namedByAddress(offers))
      read()
    }
    for (const type of moments) addEventListener(type, onEvent, stop)
    return () => stop.abort()
  }, [before, offers])
  return now
}

/** Fills fields in as if the guest had. */
export function fillIn(values: Texts) {
  writeFields(values)
  bookingForm()!.dispatchEvent(new Event('input', { bubbles: true }))
}
