import { emptyDraft, type Draft } from './draft'

/**
 * The draft of this visit: in the page's memory alone, gone with it, never in a storage or a cookie
 * (docs/decisions/0006-the-draft-lives-in-memory.md). It is what the form's way to the confirmation page and back
 * leaves intact.
 */
let draft = emptyDraft
const listeners = new Set<() => void>()

export function recall(): Draft {
  return draft
}

export function remember(next: Draft) {
  draft = next
  listeners.forEach((listener) => listener())
}

/** @returns how to stop listening; the shape that `useSyncExternalStore` wants */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
