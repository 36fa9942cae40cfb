import { useEffect, useLayoutEffect, useState, type SubmitEvent } from 'react'
import { navigationEntry } from '@/components/page/dom'
import type { Texts } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import { readRequest } from '@/lib/booking/request'
import { takenHint } from '@/lib/booking/taken-hint'
import { termRows } from '@/lib/booking/terms'
import { todayInDublin } from '@/lib/light/dublin-time'
import type { TermsWords } from '@/lib/schema/terms'
import { avoidOldCopies, readEntry, store, storeRequest } from './entry'
import { fieldsOf } from './form'
import { listening } from './use-draft'

/**
 * Leads from the form to the confirmation, where nothing is sent (requirements §4).
 *
 * @param address of the confirmation, once property and both dates are chosen
 * @returns the handler of the form's submission
 */
export function useSubmission(address: string | undefined) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!address) return
    storeRequest(fieldsOf())
    location.assign(address)
  }
}

/**
 * Finds the request of this confirmation, and names it in the entry of the history, so that it is found after a reload, Back
 * and Forward: the one that the form has marked as arriving, unless the guest has come back.
 *
 * @param last the state of the entry from which another fragment led here, if any
 */
function requestHere(last: { request?: string } = {}) {
  const { requests = [], arriving } = readEntry()
  const hasReturned = navigationEntry()?.type === 'back_forward'
  const state = { ...last, ...history.state }
  state.request ??= hasReturned ? undefined : arriving
  // Next reloads the page at an entry without its own state.
  if (state.request) history.replaceState(state, '')
  if (arriving && !hasReturned) store({ arriving: undefined })
  return { state, fields: requests.find(({ id }) => id === state.request)?.fields ?? {} }
}

/**
 * Returns the request of the address, with what this tab keeps of it. It is pending in the static HTML, and `undefined` where the address holds none.
 */
export function useRequest(offers: Offers, words: TermsWords, now: Date) {
  const [found, setFound] = useState<{ search: string; fields: Texts }>()
  useLayoutEffect(avoidOldCopies, [])
  useEffect(() => {
    let last: ReturnType<typeof requestHere> | undefined
    const read = () => {
      last = requestHere(last?.state)
      setFound({ search: location.search, fields: last.fields })
    }
    read()
    return listening(['popstate'])(read)
  }, [])
  if (!found) return { isPending: true }
  const request = readRequest(found.search, found.fields, offers)
  if (!request) return { isPending: false }
  const { offer, stay, total, totalMatchesPrice } = request
  const ourTotal = totalMatchesPrice ? total : undefined
  const context = stay?.dates && { ...stay.dates, today: todayInDublin(now), total: ourTotal }
  const terms = termRows(offer?.terms, words, context)
  const taken = stay && takenHint(stay, now)?.title
  return { request: { ...request, terms, taken }, isPending: false }
}
