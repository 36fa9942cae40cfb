import { useSyncExternalStore } from 'react'
import { emptyDraft } from '@/lib/booking/draft'
import { getDraft, subscribeToDraft } from '@/lib/booking/draft-memory'

/** Returns what the guest has typed on this visit. In the static HTML it is the empty draft. */
export function useDraft() {
  return useSyncExternalStore(subscribeToDraft, getDraft, () => emptyDraft)
}
