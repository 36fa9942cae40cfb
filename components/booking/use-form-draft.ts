import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { getDraft } from '@/lib/booking/draft-memory'
import { restoreDraft, trackTyping, readForm } from './form-fields'
import { useDraft } from './use-draft'

if (typeof document !== 'undefined') trackTyping()

/**
 * Synchronises form and draft. A form that React has just rendered is filled from the draft; one that already holds
 * something (typed before hydration, restored after Back) is read into the draft.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    if (form.current) restoreDraft(form.current, getDraft())
    readForm()
  }, [form])

  useEffect(() => {
    addEventListener('pageshow', readForm)
    return () => removeEventListener('pageshow', readForm)
  }, [])

  return useDraft()
}
