import { useSyncExternalStore } from 'react'
import { emptyDraft } from '@/lib/booking/draft'
import { recall, subscribe } from '@/lib/booking/memory'

/** What the guest has typed on this visit; nothing yet in the static HTML. */
export function useDraft() {
  return useSyncExternalStore(subscribe, recall, () => emptyDraft)
}
