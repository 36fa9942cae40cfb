import { useEffect, useState, type SubmitEvent } from 'react'
import { isOffline } from '@/components/enhancements/offline'
import { draftFrom } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import { confirmationAddress } from '@/lib/booking/stay'
import { storeRequest } from './entry'
import { readFields } from './form'

/** Milliseconds after which silence counts as no answer, and the host is asked once more. */
const PATIENCE = 3000

/** A press on the button. */
interface Press {
  /** What stood in the form. */
  fields: string
  /** The address of the confirmation. */
  address: string
  /** The host is asked, it has not answered yet, the guest has changed the form meanwhile, or the confirmation is loading. */
  progress: 'asking' | 'unanswered' | 'withdrawn' | 'leaving'
}

/**
 * Leads from the form to the confirmation, as a document. Nothing is sent (requirements §4). Its fragment names the
 * request in this tab's storage, so that neither a change in the form nor a later request reaches it. Where the host cannot
 * be reached, the navigation would end on the browser's error page, so the host is asked first. A second press navigates at
 * once. A change in the form withdraws the press, and the form says so.
 *
 * @param fields what stands in the form
 * @returns the handler of the form's submission, and what has become of the last press
 */
export function useRequest(fields: string, offers: Offers) {
  const [press, setPress] = useState<Press>()
  const progress = press?.progress
  const isAsking = progress === 'asking' || progress === 'unanswered'
  if (press && progress !== 'withdrawn' && press.fields !== fields)
    setPress(isAsking ? { ...press, progress: 'withdrawn' } : undefined)
  const asked = isAsking ? press?.address : undefined

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const { navigation } = window as Window & { navigation?: EventTarget }
    const stay = () => setPress(undefined)
    addEventListener('pageshow', stay, { signal })
    // The guest has stopped the navigation.
    navigation?.addEventListener('navigateerror', stay, { signal })
    return () => listening.abort()
  }, [])

  const leave = (address: string) => {
    setPress((last) => last && { ...last, progress: 'leaving' })
    location.assign(address)
  }
  // Asks for the headers until the host answers, with any status. A late answer to an earlier attempt counts as well.
  useEffect(() => {
    if (!asked) return
    const attempts: AbortController[] = []
    const say = () =>
      setPress((last) => (last?.progress === 'asking' ? { ...last, progress: 'unanswered' } : last))
    const ask = () => {
      const attempt = new AbortController()
      // Browsers open at most six connections to a host.
      if (attempts.push(attempt) > 4) attempts.shift()!.abort()
      fetch(asked, { method: 'HEAD', cache: 'no-store', signal: attempt.signal }).then(
        () => leave(asked),
        say,
      )
    }
    ask()
    const timer = setInterval(() => {
      say()
      ask()
    }, PATIENCE)
    return () => {
      clearInterval(timer)
      attempts.forEach((attempt) => attempt.abort())
    }
  }, [asked])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (progress === 'leaving') return
    if (asked) {
      // The navigation would end on the browser's error page.
      if (!isOffline()) leave(asked)
      return
    }
    const submitted = new URLSearchParams(readFields())
    const address = confirmationAddress(draftFrom(submitted), offers)
    if (!address) return
    const fragment = storeRequest(Object.fromEntries(submitted))
    setPress({ fields, address: address + fragment, progress: 'asking' })
  }
  const notice = progress === 'unanswered' || progress === 'withdrawn' ? progress : undefined
  return { submit, notice, isBusy: progress === 'asking' || progress === 'leaving' }
}
