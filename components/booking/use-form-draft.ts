import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { recall } from '@/lib/booking/memory'
import { fillBlanks, keepTyped, readForm } from './form-fields'
import { useDraft } from './use-draft'

if (typeof document !== 'undefined') keepTyped()

/**
 * Joins form and draft: a form that is new on the page gets back what was typed; one that the browser has filled in
 * (typed before scripts arrived, restored after Back) is read.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    if (form.current) fillBlanks(form.current, recall())
    readForm()
  }, [form])

  useEffect(() => {
    addEventListener('pageshow', readForm)
    return () => removeEventListener('pageshow', readForm)
  }, [])

  return useDraft()
}
