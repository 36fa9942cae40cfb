import { useEffect, useState, type SubmitEvent } from 'react'
import { isOffline } from '@/components/enhancements/offline'
import { draftFrom } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import { confirmationAddress } from '@/lib/booking/stay'
import { requestFragment, storeRequest } from './entry'
import { readFields } from './form'

/**
 * Leads from the form to the confirmation, as a document. Nothing is sent (requirements §4). Its fragment names the
 * request in this tab's storage, so that neither a change in the form nor a later request reaches it.
 *
 * @param fields what stands in the form
 * @returns the handler of the form's submission, and whether the confirmation of what stands in the form is loading
 */
export function useRequest(fields: string, offers: Offers) {
  const [leavingWith, setLeavingWith] = useState<string>()
  const isLeaving = leavingWith === fields

  useEffect(() => {
    const stay = () => setLeavingWith(undefined)
    const { navigation } = window as Window & { navigation?: EventTarget }
    addEventListener('pageshow', stay)
    // The guest has stopped the navigation.
    navigation?.addEventListener('navigateerror', stay)
    return () => {
      removeEventListener('pageshow', stay)
      navigation?.removeEventListener('navigateerror', stay)
    }
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Offline, the navigation would end on the browser's error page.
    if (isLeaving || isOffline()) return
    const submitted = new URLSearchParams(readFields())
    const address = confirmationAddress(draftFrom(submitted), offers)
    if (!address) return
    setLeavingWith(submitted.toString())
    const id = storeRequest(Object.fromEntries(submitted))
    location.assign(address + requestFragment(id))
  }
  return { submit, isLeaving }
}
