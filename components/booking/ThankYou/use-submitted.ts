import { useSyncExternalStore } from 'react'
import { draftFrom } from '@/lib/booking/draft'
import { avoidOldStorage, parseStoredDraft, storedText } from '@/lib/booking/stored-draft'

const events = ['pageshow', 'prerenderingchange', 'draftcleared'] as const

function subscribe(onChange: () => void) {
  avoidOldStorage()
  // `prerenderingchange` bubbles to the window.
  for (const type of events) addEventListener(type, onChange)
  return () => events.forEach((type) => removeEventListener(type, onChange))
}

/** Returns the draft that was submitted last in this tab; the empty draft in the static HTML and where there is none. */
export function useSubmitted() {
  const text = useSyncExternalStore(subscribe, storedText, () => null)
  return draftFrom(new Map(Object.entries(parseStoredDraft(text).submitted ?? {})))
}
