'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { readQuery } from '@/lib/booking/query'
import { isBare, requestOf } from '@/lib/booking/stay'
import { useDraft } from '../use-draft'
import { useTopOfPage } from '../use-top-of-page'
import { BareThanks } from './BareThanks'
import { RequestThanks } from './RequestThanks'
import type { ThankYouProps } from './thank-you-props'

/**
 * The confirmation. Its static HTML is the page without a request, the only one that is true for every address; what
 * the address carries is read in the browser.
 */
export function ThankYou(props: ThankYouProps) {
  return (
    <Suspense fallback={<BareThanks {...props} pending />}>
      <ThanksForAddress {...props} />
    </Suspense>
  )
}

function ThanksForAddress(props: ThankYouProps) {
  const { offers } = props
  const prices = { house: offers.house.nightlyPrice, apartment: offers.apartment.nightlyPrice }
  const query = readQuery(useSearchParams().toString(), prices)
  const draft = useDraft()
  useTopOfPage()
  if (isBare(query)) return <BareThanks {...props} />
  return <RequestThanks {...props} request={requestOf(query, draft, offers)} />
}
