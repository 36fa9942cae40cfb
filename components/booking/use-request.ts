import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { isOffline } from '@/components/enhancements/offline'
import { draftFrom } from '@/lib/booking/draft'
import { setDraft } from '@/lib/booking/draft-memory'
import type { Offers } from '@/lib/booking/offer'
import { requestQuery } from '@/lib/booking/query'
import { stayOf } from '@/lib/booking/stay'
import { useDocumentFallback } from './use-document-fallback'
import { useScrollToTop } from './use-scroll-to-top'
import { useSingleSubmit } from './use-single-submit'

/**
 * Navigates from the form to the confirmation. Nothing is sent (requirements §4).
 *
 * @returns the handler of the form's submission
 */
export function useRequest(offers: Offers) {
  const router = useRouter()
  const isFirstSubmit = useSingleSubmit()
  const prepareToLeave = useScrollToTop()
  const rememberFallback = useDocumentFallback()

  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitted = draftFrom(new FormData(event.currentTarget))
    const { quote, guests } = stayOf(submitted, offers)
    setDraft(submitted)
    // Offline, the navigation would end on the browser's error page and lose what was typed.
    if (isOffline()) return
    if (!submitted.property || !quote || !isFirstSubmit()) return
    prepareToLeave()
    const confirmation = `/thank-you?${requestQuery({ property: submitted.property, ...quote, guests })}`
    rememberFallback(confirmation)
    router.push(confirmation)
  }
}
