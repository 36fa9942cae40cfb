import { closest, hasModifier, onCapture } from '@/lib/dom'
import { forgetDraft } from './tab-storage'

/** Marks the fields in which a guest types before React runs: what the browser brings back into others is older. */
export const markTyped = () =>
  onCapture('input', ({ target }) => (target as HTMLElement).setAttribute('data-typed', ''))

/**
 * Marks an address with a query: a confirmation then shows no more than its heading until React has read the query. And marks one
 * that names a plan, which the form shows once React has filled it in.
 */
export function markQuery() {
  document.documentElement.toggleAttribute('data-query', location.search !== '')
  document.documentElement.toggleAttribute('data-plan', location.hash.includes('checkIn='))
}

/** “Make Another Booking” forgets the draft, also before React runs. */
export const forgetDraftOnClick = () =>
  onCapture('click', (event) => {
    if (closest(event, '[data-forget-draft]') && !hasModifier(event as MouseEvent)) forgetDraft()
  })
