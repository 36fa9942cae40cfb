import { useSyncExternalStore } from 'react'
import type { Offers } from '@/lib/booking/offer'
import { readQuery } from '@/lib/booking/query'
import { requestOf, type StayRequest } from '@/lib/booking/stay'
import { takenHint } from '@/lib/booking/taken-hint'
import { useRequested } from '../draft/use-draft'

/** The query of an address never changes, because every navigation loads a document. */
const subscribe = () => () => undefined

/**
 * Returns the request of the address, with what this tab keeps of it. It is pending in the static HTML, and
 * `undefined` where the address holds none.
 */
export function useRequestInAddress(offers: Offers, now: Date) {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  )
  const requested = useRequested()
  const query = search === undefined ? undefined : readQuery(search, offers)
  const asked = query && requestOf(query, requested, offers)
  // A condition of the build, as in BookingForm/Hints.tsx.
  const taken = process.env.TAKEN_NIGHTS && asked?.stay ? takenHint(asked.stay, now)?.title : undefined
  const request: StayRequest | undefined = asked && { ...asked, taken }
  return { request, isPending: search === undefined }
}
