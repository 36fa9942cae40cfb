import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isPrerendering } from '@/components/enhancements/dom'
import { draftFrom } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import { readQuery } from '@/lib/booking/query'
import { requestOf } from '@/lib/booking/stay'
import { findTaken } from '@/lib/booking/taken-hint'
import { termRows } from '@/lib/booking/terms'
import { todayInDublin } from '@/lib/light/dublin-time'
import type { TermsWords } from '@/lib/schema/terms'
import { readEntry, storedRequest, storedText, type Fields } from './entry'
import { bookingForm, FORM_FILLED, FORM_RENDERED, readFields } from './form'

/** Returns a function that listens to events of the window, and to those that bubble to it. */
export const listening = (types: readonly string[]) => (onChange: () => void) => {
  for (const type of types) addEventListener(type, onChange)
  return () => types.forEach((type) => removeEventListener(type, onChange))
}

// Some password managers fire `change` and no `input`.
const subscribe = listening(['input', 'change', FORM_FILLED])

/** Returns what stands in the form, as `readFields` does, and renders again when it changes; empty in the static HTML. */
export const useFields = () => useSyncExternalStore(subscribe, readFields, () => '')

const draftOf = (fields?: Fields) => draftFrom(new Map(Object.entries(fields ?? {})))

/** Returns the guest's own plan while it is kept beside what stands in the form; the empty draft otherwise, and in the static HTML. */
export function useOwnPlan() {
  const text = useSyncExternalStore(subscribe, storedText, () => null)
  return draftOf(text ? readEntry().own : undefined)
}

const subscribeToAddress = listening(['prerenderingchange', 'popstate'])

/**
 * Returns the request of the address, with what this tab keeps of it: what the form held when it led to this confirmation.
 * It is pending in the static HTML and while the page is prerendered, and `undefined` where the address holds none.
 */
export function useRequestInAddress(offers: Offers, words: TermsWords, now: Date) {
  const address = useSyncExternalStore(
    subscribeToAddress,
    () => (isPrerendering() ? undefined : location.href),
    () => undefined,
  )
  if (!address) return { isPending: true }
  const { search, hash } = new URL(address)
  const query = readQuery(search, offers)
  if (!query) return { isPending: false }
  const request = requestOf(query, draftOf(storedRequest(hash)), offers)
  const { offer, dates, stay, total, totalMatchesPrice } = request
  const context = dates && {
    ...dates,
    today: todayInDublin(now),
    total: totalMatchesPrice ? total : undefined,
  }
  const terms = termRows(offer?.terms, words, context)
  const taken = stay && findTaken?.(stay, now)?.title
  return { request: { ...request, terms, taken }, isPending: false }
}

/**
 * Restores a form that React has rendered again, because an extension or a translator has changed the page before hydration.
 * `keep-draft.ts` fills it in, and the field in which the guest types gets the focus back, without which the next keys would
 * be lost.
 */
export function useRestoredForm() {
  const [focused] = useState(
    () => typeof document !== 'undefined' && document.activeElement?.getAttribute('name'),
  )
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(FORM_RENDERED))
    const field = focused && bookingForm()?.elements.namedItem(focused)
    if (field instanceof HTMLElement && document.activeElement === document.body)
      field.focus({ preventScroll: true })
  }, [focused])
}
