'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { readQuery } from '@/lib/booking/query'
import { requestOf } from '@/lib/booking/stay'
import { useDraft } from '../use-draft'
import { useScrollToTop } from '../use-scroll-to-top'
import { EmptyConfirmation } from './EmptyConfirmation'
import { RequestConfirmation } from './RequestConfirmation'
import type { ThankYouProps } from './thank-you-props'

/**
 * The confirmation page. Its static HTML is the page without a request, because one file answers every query; the browser
 * reads the query.
 */
export function ThankYou(props: ThankYouProps) {
  return (
    <Suspense fallback={<EmptyConfirmation {...props} pending />}>
      <ConfirmationForAddress {...props} />
    </Suspense>
  )
}

function ConfirmationForAddress(props: ThankYouProps) {
  const { offers } = props
  const prices = { house: offers.house.nightlyPrice, apartment: offers.apartment.nightlyPrice }
  const query = readQuery(useSearchParams().toString(), prices)
  const draft = useDraft()
  useScrollToTop()
  if (!query) return <EmptyConfirmation {...props} />
  return <RequestConfirmation {...props} request={requestOf(query, draft, offers)} />
}
