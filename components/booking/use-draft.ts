import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { maxGuests } from '@/content/booking'
import { navigationEntry } from '@/lib/dom'
import { readPlan } from '@/lib/booking/plan'
import { defaultGuests, type Offers, type Texts } from '@/lib/booking/stay'
import { todayInDublin } from '@/lib/dates'
import { keepDraft, readEntry } from './tab-storage'

export const formId = 'booking'

const bookingForm = () => document.forms.namedItem(formId)

const controls = (form: HTMLFormElement) =>
  (Array.from(form.elements) as HTMLInputElement[]).filter(({ name }) => name !== '')

/** The values of all fields. */
export const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Texts

/** Stands for what a date field holds that is no date, 30 February or a part of a date: its own value is then empty. */
const NO_DATE = '?'

/** Whether a field holds something else than in an empty form. */
const isUsed = (name: string, value: string) => value !== (name === 'guests' ? String(defaultGuests) : '')

/** Writes values into their fields. A field keeps what it holds if it has none, or does not accept it. */
function writeFields(form: HTMLFormElement, values: Texts) {
  for (const field of controls(form)) {
    const value = values[field.name]
    const before = field.value
    if (value === undefined) continue
    // The value of a half-typed date is the empty string, and setting it once more would remove what is typed.
    if (before !== value) {
      field.value = value
      if (field.value !== value) field.value = before
    }
  }
}

/** Writes the kept draft and `over` into the form. An empty draft was cleared: it also clears what the browser restores. */
function restoreDraft(form: HTMLFormElement, over: Texts = {}, withoutDraft: Texts = {}) {
  const { draft } = readEntry()
  if (draft && Object.keys(draft).length === 0) form.reset()
  writeFields(form, { ...(draft ?? withoutDraft), ...over })
}

/** What the address names: a property, or a whole plan. */
const namedByAddress = (offers: Offers) => readPlan(location.search, location.hash, offers, maxGuests)

const hasReturned = () => /reload|back/.test(String(navigationEntry()?.type))

/**
 * What stands in the form before React renders, what of it the guest has typed since the page appeared, and the field that
 * has the focus. On a new navigation the browser brings nothing back, so that all of it is typed.
 */
function readBefore() {
  const form = typeof document === 'undefined' ? null : bookingForm()
  if (!form) return { all: {}, typed: {}, focused: null }
  const all = fieldsOf(form)
  const marked = controls(form).flatMap(({ name, dataset }) => ('typed' in dataset ? name : []))
  const isTyped = ([name, value]: [string, string]) =>
    hasReturned() ? marked.includes(name) : isUsed(name, value)
  const focused = document.activeElement?.getAttribute('name')
  return { all, typed: Object.fromEntries(Object.entries(all).filter(isTyped)) as Texts, focused }
}

/** What stands in the form, the name of the field that has the focus, and the day, as a query string, which is compared by value. */
function snapshot() {
  const form = bookingForm()
  if (!form) return ''
  const focused = form.contains(document.activeElement) ? document.activeElement!.getAttribute('name') : ''
  const today = todayInDublin(new Date())
  const fields = controls(form).map(({ name, validity, value }) => [
    name,
    validity.badInput ? NO_DATE : value,
  ])
  return new URLSearchParams([...fields, ['focused', focused ?? ''], ['today', today]]).toString()
}

/**
 * Keeps what stands in the form, once it has been used, and takes out of the address what the form no longer holds, a plan or
 * the property, too: Back would bring it again. With Next's own state in it, its router would not learn of the change.
 */
function keepFields(offers: Offers) {
  const fields = fieldsOf(bookingForm()!)
  if (readEntry().draft || Object.entries(fields).some((each) => isUsed(...each))) keepDraft(fields)
  const named = namedByAddress(offers)
  const old = Object.keys(named).filter((name) => named[name] !== fields[name])
  if (old.length === 0) return
  const search = old.includes('property') ? '' : location.search
  history.replaceState(null, '', location.pathname + search + (named.checkIn ? '' : location.hash))
}

/** When anything may have changed in the fields, or may be lost. */
const moments = [
  'input',
  'change',
  'focusin',
  'focusout',
  'load',
  'pageshow',
  'pagehide',
  'visibilitychange',
  'hashchange',
]

/**
 * The draft: what stands in the fields, which are uncontrolled and the truth. On mount they are filled from what the tab
 * keeps, then from what the address names, but never over what the guest has typed since the page appeared. From then on
 * they are read as a whole, kept and rendered, whenever anything may have changed in them: some password managers fire no
 * event (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 *
 * @returns `fields`; `focused`, the name of the field that has the focus; `today`, an ISO date, empty until React runs;
 *   `isTouched`, whether the guest has been in a field; and `fillIn`, which fills fields in as if the guest had
 */
export function useDraft(offers: Offers) {
  // React may render the page again, because an extension or a translator has changed it: then its fields are empty.
  const [before] = useState(readBefore)
  const [isTouched, setIsTouched] = useState(false)

  useLayoutEffect(() => {
    const form = bookingForm()!
    restoreDraft(form, { ...namedByAddress(offers), ...before.typed }, before.all)
    const field = before.focused && form.elements.namedItem(before.focused)
    if (field instanceof HTMLElement && document.activeElement === document.body)
      field.focus({ preventScroll: true })
    keepFields(offers)
  }, [before, offers])

  const subscribe = useCallback(
    (render: () => void) => {
      const acts: Record<string, (event: Event) => void> = {
        focusin: () => setIsTouched(true),
        // Chromium brings fields back between `load` and `pageshow` without an event. A cached page may hold older text.
        pageshow: (event) => {
          if ((event as PageTransitionEvent).persisted || hasReturned())
            restoreDraft(bookingForm()!, namedByAddress(offers))
        },
        hashchange: () => writeFields(bookingForm()!, namedByAddress(offers)),
      }
      const stop = new AbortController()
      for (const type of moments) {
        const onEvent = (event: Event) => {
          acts[type]?.(event)
          keepFields(offers)
          render()
        }
        addEventListener(type, onEvent, stop)
      }
      return () => stop.abort()
    },
    [offers],
  )
  const {
    focused = '',
    today = '',
    ...fields
  } = Object.fromEntries(new URLSearchParams(useSyncExternalStore(subscribe, snapshot, () => '')))
  return { fields: fields as Texts, focused, today, isTouched: isTouched || focused !== '', fillIn }
}

/** Fills fields in as if the guest had. */
function fillIn(values: Texts) {
  writeFields(bookingForm()!, values)
  bookingForm()!.dispatchEvent(new Event('input', { bubbles: true }))
}
