import { emptyDraft, type Draft } from './draft'

/**
 * The draft of this visit. It survives the navigation from the form to the confirmation page and back, because no document
 * is loaded. It lives in the page's memory alone and is never stored (docs/decisions/0006-the-draft-lives-in-memory.md).
 */
let draft = emptyDraft
const listeners = new Set<() => void>()

export function getDraft(): Draft {
  return draft
}

export function setDraft(next: Draft) {
  draft = next
  listeners.forEach((listener) => listener())
}

/**
 * Calls the listener after each change of the draft, as `useSyncExternalStore` expects it.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToDraft(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
